import { scenes } from 'virtual:workshop-records';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { Bracket } from './bracket.tsx';

export default {
  title: 'Competition/Bracket',
  component: Bracket,
} satisfies StoryFile<typeof Bracket>;

type BracketStory = Story<typeof Bracket>;

const { cupRounds } = scenes.shootOut;
const [first] = cupRounds;

export const InShootOut: BracketStory = { args: { rounds: cupRounds } };
export const Decided: BracketStory = { args: { rounds: scenes.afterPenalties.cupRounds } };
export const NextRoundUndrawn: BracketStory = {
  args: { rounds: cupRounds.map((round) => (round === first ? round : { ...round, ties: [] })) },
};
export const None: BracketStory = { args: { rounds: [] } };
