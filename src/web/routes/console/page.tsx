import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OPERATIONS } from '#contract/operations.ts';
import { isWide } from '#web/navigation/use-wide.ts';
import { fullPath } from '#web/settings/base-path.ts';
import { BUTTON_SHAPE, CopyButton, NARROW_BUTTON } from '#web/ui/copy-button.tsx';
import { useLoading } from '#web/ui/loading.tsx';
import { useWords } from '#web/words/use-words.ts';
import {
  type ConsoleRequest,
  consoleAddress,
  curlCommand,
  formParameters,
  parseConsoleAddress,
  requestUrl,
  validationErrorOf,
} from './console-request.ts';
import { Field } from './field.tsx';
import { OperationList } from './operation-list.tsx';
import { ResponseView } from './response-view.tsx';
import { useRawAnswer } from './use-raw-answer.ts';

/** Reserves another line in case the font needs it: nothing below moves. */
const ABOUT = 'min-h-15 lg:min-h-10';
const PANEL = 'card min-w-0 px-3.5 py-3';

const INITIAL_REQUEST: ConsoleRequest = {
  operation: OPERATIONS[0] as ConsoleRequest['operation'],
  values: {},
};

/** The API console for every operation: `/console?route=&t=&…`. */
export function Console() {
  const words = useWords<'console'>();
  const { console: t } = words;
  const { search } = useLocation();
  const navigate = useNavigate();
  const addressRequest = parseConsoleAddress(search);
  const [request, setRequest] = useState(addressRequest ?? INITIAL_REQUEST);
  const [currentSearch, setCurrentSearch] = useState(search);
  const [isRefused, setRefused] = useState(false);
  const { state, ask, cancel } = useRawAnswer();
  useLoading(state.is === 'waiting');
  const answer = useRef<HTMLElement>(null);
  // Another address replaces the form, except the form's own address after sending.
  if (currentSearch !== search) {
    setCurrentSearch(search);
    if (addressRequest && consoleAddress(addressRequest) !== consoleAddress(request)) {
      setRequest(addressRequest);
      setRefused(false);
    }
  }
  // Somebody who opens an address with an operation wants its answer.
  const begin = useEffectEvent(() => {
    if (addressRequest && !validationErrorOf(addressRequest)) ask(requestUrl(addressRequest));
    else if (addressRequest && Object.keys(addressRequest.values).length > 0) setRefused(true);
  });
  useEffect(() => begin(), []);

  const { operation, values } = request;
  const url = requestUrl(request);
  const refusal = isRefused ? validationErrorOf(request) : null;
  const change = (name: string, value: string) =>
    setRequest({ operation, values: { ...values, [name]: value } });
  function send(): void {
    const address = consoleAddress(request);
    if (fullPath(address) !== location.pathname + location.search) void navigate(address);
    ask(url);
    // On a narrow screen the answer is below the form.
    if (!isWide()) answer.current?.scrollIntoView({ block: 'start' });
  }
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wrong = validationErrorOf(request);
    setRefused(wrong !== null);
    if (wrong) {
      const field = event.currentTarget.elements.namedItem(wrong.name ?? '');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    send();
  }
  const parameters = formParameters(operation);
  return (
    <>
      <title>{`${operation.route} ${operation.t} · ${t.title} · ${words.name}`}</title>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[14rem_minmax(20rem,2fr)_minmax(0,3fr)] lg:items-start">
        <header className="lg:col-span-full">
          <h1 className="font-bold font-stretch-80% text-xl">{t.title}</h1>
          <p className={`${ABOUT} text-quiet`}>{t.about}</p>
        </header>
        <OperationList
          current={operation}
          onChoose={(next) => void navigate(consoleAddress({ operation: next, values: {} }))}
        />
        <form onSubmit={onSubmit} noValidate className={PANEL}>
          <h2 dir="ltr" className="text-[1.25rem]/7">
            {operation.route} <b>{operation.t}</b>
          </h2>
          <p lang="en" dir="ltr" className={`${ABOUT} mb-2`}>
            {operation.doc}
          </p>
          <RequestLine path={url} className="mb-2" />
          {refusal && (
            <p role="alert" className="mb-2 font-semibold">
              {t.refused(refusal.sentence)}
            </p>
          )}
          <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
            <button
              type="submit"
              className={`${BUTTON_SHAPE} col-span-full border-ink bg-ink text-ground hover:bg-quiet`}
            >
              {t.send}
            </button>
            {refusal && (
              <button type="button" className={NARROW_BUTTON} onClick={send}>
                {t.sendAnyway}
              </button>
            )}
            <CopyButton text={curlCommand(location.origin, url)} label={t.curl} copiedLabel={t.copied} />
            <a href={url} target="_blank" rel="noreferrer" className={NARROW_BUTTON}>
              {t.open}
            </a>
          </div>
          {parameters.length === 0 && <p className="mb-2 text-quiet">{t.noParameters}</p>}
          <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4 gap-y-3">
            {parameters.map((parameter) => (
              <Field
                key={`${operation.route} ${operation.t} ${parameter.name}`}
                operation={operation}
                parameter={parameter}
                value={values[parameter.name] ?? ''}
                isInvalid={refusal?.name === parameter.name}
                onChange={(value) => change(parameter.name, value)}
              />
            ))}
          </div>
        </form>
        <section
          ref={answer}
          aria-label={t.answer}
          aria-busy={state.is === 'waiting'}
          className={`${PANEL} min-h-dvh scroll-mt-18`}
        >
          {state.is === 'nothing' && <p className="text-quiet">{t.noAnswer}</p>}
          {state.is === 'waiting' && (
            <p role="status">
              {t.waiting}
              <button type="button" className={NARROW_BUTTON} onClick={cancel}>
                {t.cancel}
              </button>
            </p>
          )}
          {state.is === 'failed' && <p role="alert">{t.failed}</p>}
          {state.is === 'answer' && (
            <>
              <RequestLine path={state.answer.path} className="mb-3" />
              <ResponseView {...state.answer} />
            </>
          )}
        </section>
      </div>
    </>
  );
}

function RequestLine({ path, className }: { readonly path: string; readonly className: string }) {
  return (
    <p dir="ltr" className={`wrap-anywhere mt-3 rounded-lg bg-raised px-3 py-2 ${className}`}>
      <code>{`GET ${path}`}</code>
    </p>
  );
}
