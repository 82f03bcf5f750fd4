import { preview } from '../src/web/workshop/preview.tsx';

// Storybook reads this file as text and expects an object.
export default { ...preview };
