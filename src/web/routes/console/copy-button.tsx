import { useState } from 'react';

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
    <button type="button" aria-live="polite" onClick={() => void copy().catch(() => {})}>
      {copied === text ? copiedLabel : label}
    </button>
  );
}
