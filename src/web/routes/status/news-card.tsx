import type { ServiceStatus } from '#contract/service-status.ts';
import { useWords } from '#web/words/use-words.ts';
import { StatusCard } from './status-card.tsx';

interface Props {
  readonly news: NonNullable<ServiceStatus['news']>;
}

/** How many subscriptions and webhooks get news, why alerts for closed tabs are off, and what it all costs. */
export function NewsCard({ news: { push, topics, subscriptions, webhooks, requestsPerHour } }: Props) {
  const { status: t } = useWords<'status'>();
  const { news } = t;
  const isOn = push === null || topics === null || webhooks > 0;
  return (
    <StatusCard id="news" title={news.title}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt>{news.push}</dt>
        <dd className="text-quiet">{push ? news.obstacles[push] : news.on}</dd>
        <dt>{news.topics}</dt>
        <dd className="text-quiet">{topics ? news.obstacles[topics] : news.on}</dd>
        <dt>{news.subscriptions}</dt>
        <dd className="text-quiet">{subscriptions ?? news.elsewhere}</dd>
        <dt>{news.webhooks}</dt>
        <dd className="text-quiet">{webhooks}</dd>
      </dl>
      {isOn && <p className="mt-2 text-quiet">{news.cost(requestsPerHour)}</p>}
    </StatusCard>
  );
}
