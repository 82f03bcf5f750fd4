import { useState } from 'react';

interface Props {
  readonly text: string;
  readonly word: string;
  /** Said once it is copied. */
  readonly done: string;
}

/** Copies a text to be pasted; nothing where a page may not do that: browsers let secure ones only. */
export function CopyButton({ text, word, done }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  if (!navigator.clipboard) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <button type="button" aria-live="polite" onClick={() => void copy().catch(() => {})}>
      {copied === text ? done : word}
    </button>
  );
}
