import { endFirstView } from '#web/ui/first-view.ts';

// Tests begin after the first view, so that lazy parts load when they are drawn.
endFirstView();
