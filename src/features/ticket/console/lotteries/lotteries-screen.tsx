import { useEffect } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { Badge } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { listLotteries, SiteLottery } from '../../contract/lottery.ts';
import { saidSource } from '../../rules/lottery/announced-source.ts';
import { DrawNow } from './draw-now.tsx';
import { EnterValue } from './enter-value.tsx';
import { FurtherDraw } from './further-draw.tsx';
import type { OfLottery } from './of-lottery.ts';
import { lotteryTexts } from './lottery-texts.ts';
import './lotteries.css';

/** While a draw is made. */
const lookEveryMs = 3_000;

/** A draw is being made, or its results are being sent. */
function isUnderway({ state, next, further }: SiteLottery): boolean {
  return (
    state === 'drawing' ||
    next?.isSettling === true ||
    next?.isDrawing === true ||
    further.some(({ isSettled }) => !isSettled)
  );
}

/** The lotteries of an event: how far they are, what came of them, and what the organiser has to do. */
function LotteriesScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(lotteryTexts);
  const { data, failure, again } = useCall(`lotteries/${site}`, (api) =>
    api.get<typeof listLotteries>('sites/{site}/lotteries', { params: { site } }),
  );
  const isDrawing = data?.lotteries.some(isUnderway) === true;
  useEffect(() => {
    if (!isDrawing) return undefined;
    const timer = window.setInterval(() => void again(), lookEveryMs);
    return () => window.clearInterval(timer);
  }, [isDrawing, again]);
  return (
    <Page title={words.title} lead={words.lead}>
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={4} />
      ) : data.lotteries.length === 0 ? (
        <p className="hc-muted">{words.none}</p>
      ) : (
        data.lotteries.map((lottery) => (
          <LotteryCard
            key={`${lottery.contentId}-${lottery.ticketId}`}
            site={site}
            lottery={lottery}
            mayDraw={data.mayDraw}
            onDone={() => void again()}
          />
        ))
      )}
    </Page>
  );
}

function LotteryCard({ site, lottery, mayDraw, onDone }: OfLottery & { mayDraw: boolean }) {
  const times = useSaidTimes();
  const { language } = useConsole();
  const words = useWords(lotteryTexts);
  const { title, state, closesAt, drawAt, drawnAt, publicValueSource, publicValue } = lottery;
  const facts: [name: string, value: string][] = [[words.closes, times.date(closesAt)]];
  if (drawnAt === null) facts.push([words.draws, times.date(drawAt)]);
  else facts.push([words.drawn, times.date(drawnAt)]);
  if (publicValueSource !== '') facts.push([words.source, saidSource(publicValueSource, language)]);
  if (publicValue !== null) facts.push([words.value, publicValue]);
  facts.push([words.applications, words.count(lottery.applications, lottery.tickets)]);
  if (drawnAt !== null) {
    const { won, lost, issued, unpaid, gone } = lottery;
    facts.push([words.won, words.cases(won)], [words.lost, words.cases(lost)], [words.issued, words.cases(issued)]);
    if (unpaid > 0) facts.push([words.unpaid, words.cases(unpaid)]);
    if (gone > 0) facts.push([words.gone, words.cases(gone)]);
  }
  return (
    <Card
      title={localize(title, language, defaultLanguage)}
      note={
        <Badge kind={state === 'drawn' ? 'success' : state === 'valueMissing' ? 'warning' : 'plain'}>
          {words.states[state]}
        </Badge>
      }
    >
      <dl className="hc-lottery-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayDraw && lottery.applications > 0 ? (
        <p className="hc-lottery-who">
          <Link to={`/console/sites/${site}/orders?ticket=${lottery.contentId}-${lottery.ticketId}`}>{words.who}</Link>
        </p>
      ) : null}
      <Slots lottery={lottery} />
      {mayDraw && state === 'valueMissing' ? <EnterValue {...{ site, lottery, onDone }} /> : null}
      {mayDraw && state === 'closed' ? <DrawNow {...{ site, lottery, onDone }} /> : null}
      {mayDraw && state === 'open' ? (
        <p className="hc-hint">
          {(lottery.publicValueSource === '' ? words.early : words.earlyWithValue)(times.date(lottery.drawableFrom))}
        </p>
      ) : null}
      {mayDraw && drawnAt === null && !lottery.drawsAgain ? <p className="hc-hint">{words.further.offBefore}</p> : null}
      {drawnAt === null ? null : (
        <div className="hc-lottery-proof">
          <ProofLink site={site} lottery={lottery} />
          <p className="hc-hint">{words.proofNote}</p>
          {lottery.further.map(({ number, drawnAt: at, listed, won, isSettled }) => (
            <div key={number} className="hc-lottery-proof">
              <p>
                <strong>{words.further.nth(number)}</strong> {words.further.done(times.date(at), listed, won)}
                {isSettled ? null : <Badge kind="plain">{words.further.sending}</Badge>}
              </p>
              <ProofLink site={site} lottery={lottery} draw={number} />
            </div>
          ))}
        </div>
      )}
      {drawnAt === null ? null : <FurtherDraw {...{ site, lottery, mayDraw, onDone }} />}
    </Card>
  );
}

interface ProofLinkProps {
  site: string;
  lottery: Pick<SiteLottery, 'contentId' | 'ticketId'>;
  /** Of a further draw. */
  draw?: number;
}

function ProofLink({ site, lottery: { contentId, ticketId }, draw }: ProofLinkProps) {
  const words = useWords(lotteryTexts);
  const query = draw === undefined ? '' : `?draw=${draw}`;
  return (
    <a
      className="hc-button"
      data-look="plain"
      href={`${consoleApiPrefix}sites/${site}/lotteries/${contentId}/${ticketId}/proof${query}`}
      download
    >
      {words.proof}
    </a>
  );
}

function Slots({ lottery: { slots, drawnAt } }: Pick<OfLottery, 'lottery'>) {
  const { language } = useConsole();
  const words = useWords(lotteryTexts);
  // Without slots the ticket itself is drawn, and nobody chose anything first.
  const hasSlots = slots.some(({ name }) => localize(name, language, defaultLanguage) !== '');
  const { state, ticket, first: applied } = words.withoutSlots;
  return (
    <div className="hc-table-frame">
      <table className="hc-lottery-slots">
        <caption>{hasSlots ? words.slots : state}</caption>
        <thead>
          <tr>
            <th scope="col">{hasSlots ? words.slot : ticket}</th>
            <th scope="col">{words.capacity}</th>
            <th scope="col">{hasSlots ? words.first : applied}</th>
            {drawnAt === null ? null : <th scope="col">{words.taken}</th>}
            {drawnAt === null ? null : <th scope="col">{words.further.free}</th>}
          </tr>
        </thead>
        <tbody>
          {slots.map(({ ticketSlotId, name, capacity, first, taken, free }) => (
            <tr key={ticketSlotId}>
              <th scope="row">{localize(name, language, defaultLanguage) || words.whole}</th>
              <td>{capacity}</td>
              <td>{first}</td>
              {drawnAt === null ? null : <td>{taken}</td>}
              {drawnAt === null ? null : <td>{free}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const screen: ScreenModule = { Screen: LotteriesScreen, texts: [lotteryTexts] };
