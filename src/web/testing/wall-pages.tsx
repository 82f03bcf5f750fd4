import { Fragment } from 'react';
import { ProgramContext } from '#web/clock/program-context.ts';
import type { View, WallContext } from '#web/wall/view.ts';

interface Props {
  readonly view: View;
  readonly context: WallContext;
}

/** All pages of a wall's view below each other, each with its title. */
export function WallPages({ view, context }: Props) {
  return (
    <ProgramContext value={context}>
      {view.pages(context).map(({ key, title, note, element }) => (
        <Fragment key={key}>
          <h1>{title}</h1>
          <p>{note}</p>
          {element}
        </Fragment>
      ))}
    </ProgramContext>
  );
}
