const COLOUR = { yellow: 'bg-yellow', red: 'bg-red' };

/** A yellow or red card; the text beside it says which. */
export function Card({ colour }: { readonly colour: keyof typeof COLOUR }) {
  return (
    <i
      aria-hidden="true"
      className={`inline-block h-8.5 w-6 flex-none self-center rounded-mark ${COLOUR[colour]}`}
    />
  );
}
