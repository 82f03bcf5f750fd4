/** A grey bar in place of text. */
export function Bar({ className }: { className: string }) {
  return <span className={`block h-3 rounded-sm bg-raised ${className}`} />;
}
