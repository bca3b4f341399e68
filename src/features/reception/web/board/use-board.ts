import { useEffect, useState } from 'react';
import { enterReception } from '#features/my-ticket/web.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type * as contract from '../../contract.ts';
import type { Board } from '../../contract.ts';
import { keepGateToken, keptGateToken, placeOf, takeLinkToken } from '../gate-token.ts';
import { boardTexts } from './board-texts.ts';

export type BoardState =
  | { kind: 'opening' }
  | { kind: 'closed'; message: string }
  /** `isLate`: the server was not reached for a while, and the numbers are those of before. */
  | { kind: 'open'; board: Board; isLate: boolean };

/** The server counts once a second for all boards. */
const everyMs = 2_000;
/** As many calls one after the other fail before the board says so. */
const lateAfter = 3;

/** The numbers of a board, again and again, until its link is over. */
export function useBoard(): BoardState {
  const context = usePageContext();
  const common = useTexts(commonTexts);
  const say = useTexts(boardTexts);
  const [state, setState] = useState<BoardState>({ kind: 'opening' });
  useEffect(() => {
    const { api, site } = context;
    const params = { portalId: site.portalId, eventId: site.eventId ?? 0 };
    const place = placeOf(context);
    let timer: number | undefined;
    let isOver = false;
    let failures = 0;
    const read = async (gateToken: string): Promise<void> => {
      try {
        const { data } = await api.post<typeof contract.readBoard>('reception/{portalId}/{eventId}/board', {
          params,
          body: { gateToken },
          isQuiet: true,
        });
        failures = 0;
        if (!isOver) setState({ kind: 'open', board: data, isLate: false });
      } catch (error) {
        if (isOver) return;
        failures += 1;
        if (isStatus(error, status.gone)) {
          setState({ kind: 'closed', message: saidOf(error, common) });
          return;
        }
        setState((before) => (before.kind === 'open' ? { ...before, isLate: failures >= lateAfter } : before));
      }
      if (!isOver) timer = window.setTimeout(() => void read(gateToken), everyMs);
    };
    const begin = async (): Promise<void> => {
      const token = takeLinkToken();
      const kept = keptGateToken(place, 'board');
      if (token === undefined && kept === undefined) {
        setState({ kind: 'closed', message: say.again });
        return;
      }
      try {
        const gateToken = token === undefined ? kept! : (await enterReception(context, token)).gateToken;
        keepGateToken(place, gateToken, 'board');
        if (!isOver) await read(gateToken);
      } catch (error) {
        if (!isOver) setState({ kind: 'closed', message: saidOf(error, common) });
      }
    };
    void begin();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
    // The link is taken once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return state;
}
