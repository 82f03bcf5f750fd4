import type { Story, StoryFile } from '#web/workshop/story.ts';
import { TeamName } from './team-name.tsx';

const WIDTHS_REM = [14, 8, 6, 3];

interface Props {
  readonly name: string;
  readonly hasLines?: boolean;
}

/** The same name in boxes that are narrower and narrower. */
function Names({ name, hasLines = false }: Props) {
  return (
    <ul>
      {WIDTHS_REM.map((width) => (
        <li key={width} className="card" style={{ inlineSize: `${width}rem` }}>
          <TeamName name={name} className={hasLines ? 'team-lines' : ''} />
        </li>
      ))}
    </ul>
  );
}

export default { title: 'Pieces/Team name', component: Names } satisfies StoryFile<typeof Names>;

type NamesStory = Story<typeof Names>;

export const OneLine: NamesStory = { args: { name: 'Nottingham Lacemen' } };
export const TwoLines: NamesStory = { args: { name: 'Nottingham Lacemen', hasLines: true } };
export const RightToLeft: NamesStory = { args: { name: 'النجم الساحلي الرياضي' } };
export const OneWord: NamesStory = { args: { name: 'Székesfehérvári' } };
