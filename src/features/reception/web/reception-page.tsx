import { useEffect, useState } from 'react';
import {
  enterReception,
  type EnteredReception,
  myTicketTexts,
  readReception,
  receptionTexts,
} from '#features/my-ticket/web.ts';
import { saidOf } from '#web/api/said-of.ts';
import { type PageContext, pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { importPart } from '#web/parts/import-part.ts';
import { useLater } from '#web/site/use-later.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { FocusFrame } from '#web/ui/frame/focus-frame.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { WarningIcon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { isLost } from './offline/is-lost.ts';
import { readKeptGate } from './offline/kept-gate.ts';
import type { OpenReceptionProps } from './open-reception.tsx';
import { keepGateToken, keptGateToken, placeOf, takeLinkToken } from './gate-token.ts';

export const texts = [receptionTexts, myTicketTexts];

export function head(_: undefined, context: PageContext): PageHead {
  return { title: receptionTexts.of(context.language).page.title };
}

type State = { kind: 'opening' } | { kind: 'open'; entered: EnteredReception } | { kind: 'closed'; message: string };

/** The reception for staff without an account: whoever opens their link works at its gates until it is over. */
export function Page() {
  const context = usePageContext();
  const { page: say } = useTexts(receptionTexts);
  const { toHome } = useTexts(myTicketTexts);
  const state = useEntered();
  const Open = useLater<OpenReceptionProps>(true, loadOpen);
  if (state.kind === 'closed') {
    return (
      <FocusFrame sign={<WarningIcon />} title={say.closed} lead={state.message}>
        <LinkButton wide href={pageHref(context, 'home')}>
          {toHome}
        </LinkButton>
      </FocusFrame>
    );
  }
  if (state.kind === 'opening' || Open === undefined) {
    return (
      <PageFrame title={say.title} width="reading">
        <div aria-busy="true">
          <span className="hb-visually-hidden">{say.opening}</span>
          <Skeleton shape="card" />
        </div>
      </PageFrame>
    );
  }
  return <Open entered={state.entered} />;
}

const loadOpen = () => importPart(() => import('./open-reception.tsx'));

/** The link of the address is exchanged once for the token of this device, which a reload finds again. */
function useEntered(): State {
  const context = usePageContext();
  const { page: say } = useTexts(receptionTexts);
  const common = useTexts(commonTexts);
  const [state, setState] = useState<State>({ kind: 'opening' });
  useEffect(() => {
    const place = placeOf(context);
    const token = takeLinkToken();
    const kept = keptGateToken(place);
    const begin = async (): Promise<State> => {
      if (token !== undefined) return { kind: 'open', entered: await enterReception(context, token) };
      if (kept === undefined) return { kind: 'closed', message: say.again };
      try {
        return { kind: 'open', entered: await readReception(context, kept) };
      } catch (error) {
        const entered = isLost(error) ? await readKeptGate(place, kept) : undefined;
        if (entered === undefined) throw error;
        return { kind: 'open', entered };
      }
    };
    const open = async (): Promise<void> => {
      try {
        const next = await begin();
        if (next.kind === 'open') keepGateToken(place, next.entered.gateToken);
        setState(next);
      } catch (error) {
        setState({ kind: 'closed', message: saidOf(error, common) });
      }
    };
    void open();
    // The link is taken once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return state;
}
