import { useState } from 'react';

export const BUTTON_SHAPE =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-lg border px-2 font-medium';
export const NARROW_BUTTON = `${BUTTON_SHAPE} border-edge hover:bg-raised`;

interface Props {
  readonly text: string;
  readonly label: string;
  /** The label after copying. */
  readonly copiedLabel: string;
}

/**
 * Copies a text to the clipboard. Renders nothing where the clipboard is not available: browsers require a secure
 * page.
 */
export function CopyButton({ text, label, copiedLabel }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  if (!navigator.clipboard) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <button
      type="button"
      aria-live="polite"
      className={NARROW_BUTTON}
      onClick={() => void copy().catch(() => {})}
    >
      {copied === text ? copiedLabel : label}
    </button>
  );
}
