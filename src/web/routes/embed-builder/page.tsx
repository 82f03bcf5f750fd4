import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Embed, embedAddress, isComplete } from '#contract/embed-address.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import { CopyField } from '#web/builder/copy-field.tsx';
import { FormCard } from '#web/builder/form-card.tsx';
import { Preview } from '#web/builder/preview.tsx';
import { useLeagueNames } from '#web/builder/use-names.ts';
import { relatedQuery } from '#web/data/related.ts';
import { embedBuilderAddress, embedInQuery } from '#web/navigation/builder-addresses.ts';
import { EMBED_BUILDER, WALL_BUILDER } from '#web/navigation/builder-pages.ts';
import { deskAddress } from '#web/navigation/desk-address.ts';
import { Link } from '#web/navigation/link.tsx';
import { NotFound } from '#web/routes/shared/not-found.tsx';
import { fullPath } from '#web/settings/base-path.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';
import { ContentFields } from './content-fields.tsx';
import { EMBED_HEIGHTS, frameCode, heightIn, resizingCode } from './embed-code.ts';
import { LookFields } from './look-fields.tsx';

/** Returns the height that an embed on this page has asked for, px; null until it has. */
function usePostedHeight(address: string): number | null {
  const [posted, setPosted] = useState<{ readonly address: string; readonly height: number } | null>(null);
  useEffect(() => {
    function read({ origin, data }: MessageEvent): void {
      const height = origin === location.origin ? heightIn(data) : null;
      if (height !== null) setPosted({ address, height });
    }
    addEventListener('message', read);
    return () => removeEventListener('message', read);
  }, [address]);
  return posted?.address === address ? posted.height : null;
}

/** Returns what an embed shows, in a few words; null until it has loaded. */
function useEmbedTitle(embed: Embed): string | null {
  const { embedBuilder: t } = useWords<'builders'>();
  const idsOf = (kind: Embed['kind']) =>
    embed.kind !== 'scores' && embed.kind === kind && isComplete(embed) ? [embed.id] : [];
  const matchIds = idsOf('match');
  const match = useQuery(relatedQuery(matchIds)).data?.data.find(({ id }) => id === matchIds[0]);
  const leagueNames = useLeagueNames(idsOf('table'));
  if (embed.kind === 'scores') return t.scores;
  if (embed.kind === 'table') return leagueNames.get(embed.id) ?? null;
  return match ? t.versus(...isolateNames(match.teams.home.name, match.teams.away.name)) : null;
}

/** Widths of the column that the embed is in, px. */
const WIDTHS = { article: 640, phone: 360 } as const;
const WIDTH_NAMES = ['article', 'phone'] as const;

/** Lines of the code. */
const CODE_ROWS = 6;

/** Makes the code of an embed, with a preview: `/embed/new?kind=table&id=583`. */
export function EmbedBuilder() {
  const { pathname } = useLocation();
  // Other addresses below are those of the displays and embeds, or none.
  return pathname.replace(/\/$/, '') === EMBED_BUILDER ? <Builder /> : <NotFound />;
}

function Builder() {
  const words = useWords<'builders'>();
  const { builder, embedBuilder: t } = words;
  const { search } = useLocation();
  const navigate = useNavigate();
  const { embed, isPartial } = embedInQuery(search);
  const [width, setWidth] = useState<keyof typeof WIDTHS>('article');
  const [isResizing, setResizing] = useState(false);
  const title = useEmbedTitle(embed);
  const form = {
    embed,
    onChange: (next: typeof embed) => void navigate(embedBuilderAddress(next), { replace: true }),
  };
  const url = location.origin + fullPath(embedAddress(embed));
  const postedHeight = usePostedHeight(embedAddress(embed));
  const height = postedHeight ?? EMBED_HEIGHTS[embed.kind];
  const code = frameCode({ url, title: title ?? t.kind[embed.kind], height });
  return (
    <>
      <title>{`${t.title} · ${words.name}`}</title>
      <h1 className="font-bold font-stretch-80% text-xl">{t.title}</h1>
      <p className="mt-1 mb-2 text-quiet max-md:min-h-11.5">{t.intro}</p>
      {isPartial && (
        <p role="alert" className="my-3 rounded-lg border border-goal px-3.5 py-3">
          {t.problems}
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7">
        <div className="top-[4.3125rem] grid min-w-0 gap-3 lg:sticky">
          {isComplete(embed) ? (
            <>
              <section aria-label={builder.preview} className="grid gap-2">
                <h2 className="min-h-5 font-semibold">
                  <bdi>{title}</bdi>
                </h2>
                <Preview
                  address={embedAddress(embed)}
                  title={builder.preview}
                  width={WIDTHS[width]}
                  // What is below does not move for most heights that an embed says.
                  height={Math.max(height, EMBED_HEIGHTS.table)}
                  pageHeight={height}
                />
                <Switch
                  legend={t.width}
                  options={WIDTH_NAMES.map((name) => [name, t.widths[name]] as const)}
                  value={width}
                  onChange={setWidth}
                />
              </section>
              <FormCard title={t.code}>
                <CopyField
                  label={t.code}
                  text={isResizing ? [code, resizingCode(location.origin)].join('\n') : code}
                  rows={CODE_ROWS}
                  url={url}
                />
                <CheckBox isOn={isResizing} onChange={setResizing}>
                  {t.resizing}
                </CheckBox>
                <p className="text-faint text-xs">{t.origins}</p>
              </FormCard>
            </>
          ) : (
            <p className="card px-3.5 py-16 text-center text-base text-quiet">{t.choose[embed.kind]}</p>
          )}
          <p className="text-quiet">
            <Link to={WALL_BUILDER} className="underline">
              {t.walls}
            </Link>
            {' · '}
            <Link to={deskAddress()} className="underline">
              {builder.desk}
            </Link>
          </p>
        </div>
        <div className="grid min-w-0 gap-3">
          <FormCard title={t.what}>
            <ContentFields {...form} />
          </FormCard>
          <FormCard title={words.wallBuilder.look}>
            <LookFields {...form} />
          </FormCard>
        </div>
      </div>
    </>
  );
}
