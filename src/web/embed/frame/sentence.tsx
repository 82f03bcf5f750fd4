import { Message } from './message.tsx';

/** A message of one sentence. */
export function Sentence({ text }: { readonly text: string }) {
  return (
    <Message>
      <p className="text-balance px-4">{text}</p>
    </Message>
  );
}
