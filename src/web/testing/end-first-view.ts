import { endFirstView } from '#web/ui/first-view.ts';

// Tests begin where the first view has ended: what comes later comes when it is drawn.
endFirstView();
