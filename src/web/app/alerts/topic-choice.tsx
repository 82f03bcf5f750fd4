import { CopyField } from '#web/builder/copy-field.tsx';
import { testPush } from '#web/data/push.ts';
import { alertTopic } from '#web/settings/alert-topic.ts';
import { useStore } from '#web/state/store.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useWords } from '#web/words/use-words.ts';
import { SubscriptionChoice } from './subscription-choice.tsx';
import { turnTopicOff, turnTopicOn } from './topic.ts';

const QrCode = lazyAfterFirstView(async () => (await import('#web/ui/qr-code.tsx')).QrCode);

/** Only the app for Android opens links of its own. */
const opensAppLinks = () => /Android/.test(navigator.userAgent);

/** Returns the link that opens a topic in the app. */
const appLink = ({ host, protocol, pathname }: URL) =>
  `ntfy://${host}${pathname}${protocol === 'https:' ? '' : '?secure=false'}`;

/** How a device subscribes to a topic: its address as a QR code, its name to copy, and who else may read it. */
function TopicAddress({ server, topic }: { readonly server: string; readonly topic: string }) {
  const { alerts: t } = useWords<'alerts'>();
  const address = new URL(topic, server);
  const url = appLink(address);
  return (
    <div className="grid gap-2 py-1">
      <p className="font-medium">{t.topic.secret}</p>
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1 text-quiet">{t.topic.steps(address.origin)}</p>
        {/* Its place is there while its code loads. */}
        <div style={{ aspectRatio: 1 }} className="w-32 flex-none">
          <QrCode text={address.href} label={t.topic.code} className="w-full rounded-lg" />
        </div>
      </div>
      <CopyField label={t.topic.name} text={topic} rows={2} url={address.href} />
      {opensAppLinks() && (
        <a href={url} target="_self" className="inline-flex min-h-11 items-center underline">
          {t.topic.app}
        </a>
      )}
    </div>
  );
}

interface Props {
  /** Origin of the server of ntfy. */
  readonly server: string;
  readonly requestsPerHour: number;
}

/** Offers a topic of ntfy: for devices whose browsers have no push, and those that have the app. */
export function TopicChoice({ server, requestsPerHour }: Props) {
  const { alerts: t } = useWords<'alerts'>();
  const topic = useStore(alertTopic);
  async function change(isOn: boolean): Promise<boolean> {
    await (isOn ? turnTopicOn() : turnTopicOff());
    return true;
  }
  return (
    <SubscriptionChoice
      label={t.topic.choice}
      isOn={topic !== null}
      requestsPerHour={requestsPerHour}
      hint={t.topic.hint}
      notes={t.topic.notes}
      change={change}
      test={async () => topic !== null && (await testPush({ topic })).isDelivered}
    >
      {topic !== null && <TopicAddress server={server} topic={topic} />}
    </SubscriptionChoice>
  );
}
