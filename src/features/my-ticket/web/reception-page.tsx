import { useEffect, useMemo, useState } from 'react';
import { saidDate } from '#kernel/said-date.ts';
import { saidOf } from '#web/api/said-of.ts';
import { type PageContext, pageHref, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { FocusFrame } from '#web/ui/frame/focus-frame.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { WarningIcon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { enterReception, type EnteredReception, linkDesk, readReception } from './reception/reception-desk.ts';
import { receptionTexts } from './reception/reception-texts.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { Part as Reception, texts as partTexts } from './reception/reception.tsx';

export const texts = [...partTexts, myTicketTexts];

export function head(_: undefined, context: PageContext): PageHead {
  return { title: receptionTexts.of(context.language).page.title };
}

type State = { kind: 'opening' } | { kind: 'open'; entered: EnteredReception } | { kind: 'closed'; message: string };

const linkForm = /^#gate=([\w-]{20,100})$/;

/** The reception for staff without an account: whoever opens their link works at its gates until it is over. */
export function Page() {
  const context = usePageContext();
  const language = useLanguage();
  const { page: say } = useTexts(receptionTexts);
  const { toHome } = useTexts(myTicketTexts);
  const state = useEntered();
  const desk = useMemo(
    () => (state.kind === 'open' ? linkDesk(context, state.entered.gateToken) : undefined),
    [context, state],
  );
  if (state.kind === 'closed') {
    return (
      <FocusFrame sign={<WarningIcon />} title={say.closed} lead={state.message}>
        <LinkButton wide href={pageHref(context, 'home')}>
          {toHome}
        </LinkButton>
      </FocusFrame>
    );
  }
  if (state.kind === 'opening' || desk === undefined) {
    return (
      <PageFrame title={say.title} width="reading">
        <div aria-busy="true">
          <span className="hb-visually-hidden">{say.opening}</span>
          <Skeleton shape="card" />
        </div>
      </PageFrame>
    );
  }
  const { name, until, gates } = state.entered;
  return (
    <PageFrame title={say.title} lead={say.lead(name, saidDate(until, language))} width="reading">
      <Reception contents={gates} desk={desk} />
    </PageFrame>
  );
}

/** The link of the address is exchanged once for the token of this device, which a reload finds again. */
function useEntered(): State {
  const context = usePageContext();
  const { page: say } = useTexts(receptionTexts);
  const common = useTexts(commonTexts);
  const [state, setState] = useState<State>({ kind: 'opening' });
  useEffect(() => {
    const { local } = browserStorage();
    const place = `${context.site.portalId}/${context.site.eventId ?? 0}`;
    const token = takeToken();
    const [keptPlace, kept] = (local.get('gate') ?? '').split(' ');
    const entering =
      token !== undefined
        ? enterReception(context, token)
        : kept !== undefined && keptPlace === place
          ? readReception(context, kept)
          : undefined;
    if (entering === undefined) {
      setState({ kind: 'closed', message: say.again });
      return;
    }
    entering.then(
      (entered) => {
        local.set('gate', `${place} ${entered.gateToken}`);
        setState({ kind: 'open', entered });
      },
      (error: unknown) => setState({ kind: 'closed', message: saidOf(error, common) }),
    );
    // The link is taken once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return state;
}

/** The secret leaves the address and the history. */
function takeToken(): string | undefined {
  const token = linkForm.exec(window.location.hash)?.[1];
  if (token === undefined) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return token;
}
