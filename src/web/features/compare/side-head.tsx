import type { ComparedKind } from '#contract/comparison.ts';
import { initials } from '#web/format/initials.ts';
import { Link } from '#web/navigation/link.tsx';
import { fullPath } from '#web/settings/base-path.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { SideState } from './compared-side.ts';

interface Props {
  readonly kind: ComparedKind;
  readonly state: SideState;
}

const PICTURE = {
  team: 'size-full object-contain',
  player: 'size-full rounded-lg border border-line object-cover',
};

/** Picture, name and affiliation of a side; its place stays the same in every state. */
export function SideHead({ kind, state }: Props) {
  const { compare: t } = useWords<'compare'>();
  if (state === 'loading') {
    return (
      <Loading className="grid min-h-24 justify-items-center gap-2 text-center">
        <span className="h-16 w-16 rounded-lg bg-raised" />
        <Bar className="w-24" />
      </Loading>
    );
  }
  if (typeof state === 'string') {
    const text = { empty: t.empty[kind], unknown: t.notFound[kind], unavailable: t.unavailable }[state];
    return (
      <div className="grid min-h-24 place-content-center justify-items-center gap-2 text-center text-quiet">
        {text}
      </div>
    );
  }
  const { name, img, about, to } = state;
  return (
    <div className="grid min-h-24 content-start justify-items-center gap-1 text-center">
      <span className="h-16 w-16">
        {img ? (
          <img src={fullPath(img)} alt="" width={64} height={64} className={PICTURE[kind]} />
        ) : (
          <b
            aria-hidden="true"
            className="grid h-full place-items-center rounded-lg bg-raised font-bold font-stretch-80% text-[1.75rem] text-quiet"
          >
            {initials(name)}
          </b>
        )}
      </span>
      <h2 className="max-w-full font-bold font-stretch-80% text-[1.25rem]/7">
        <Link to={to} dir="auto" className="wrap-anywhere hover:underline">
          {name}
        </Link>
      </h2>
      <p dir="auto" className="min-h-5 text-quiet">
        {about}
      </p>
    </div>
  );
}
