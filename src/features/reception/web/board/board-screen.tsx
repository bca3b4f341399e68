import { useEffect, useState } from 'react';
import { formatInstant } from '#kernel/period.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { useTexts } from '#web/site/page-context.ts';
import { WarningIcon } from '#web/ui/icons.tsx';
import type { Board } from '../../contract.ts';
import { boardTexts } from './board-texts.ts';
import { useBoard } from './use-board.ts';
import './board.css';

/** 09:30 */
const timeOf = (written: string): string => written.slice(11, 16);
const number = new Intl.NumberFormat('en');

/** A whole screen, dark and without a press: how many are here, where they came in, and what comes next. */
export function BoardScreen() {
  const say = useTexts(boardTexts);
  const state = useBoard();
  useAwake();
  return (
    <div className="hb-board">
      {state.kind === 'opening' ? (
        <div className="hb-board-message">
          <h1>{say.title}</h1>
          <p>{say.opening}</p>
        </div>
      ) : null}
      {state.kind === 'closed' ? (
        <div className="hb-board-message" role="alert">
          <WarningIcon />
          <h1>{say.closed}</h1>
          <p>{state.message}</p>
        </div>
      ) : null}
      {state.kind === 'open' ? <OpenBoard board={state.board} isLate={state.isLate} /> : null}
    </div>
  );
}

function OpenBoard({ board, isLate }: { board: Board; isLate: boolean }) {
  const say = useTexts(boardTexts);
  const { title, checkedIn, expected, tickets, gates, sessions } = board;
  return (
    <>
      <header className="hb-board-head">
        <h1>{title}</h1>
        <Clock />
      </header>
      {isLate ? (
        <p className="hb-board-late" role="alert">
          <WarningIcon />
          {say.late(timeOf(board.at))}
        </p>
      ) : null}
      <section className="hb-board-total">
        <h2>{say.arrived}</h2>
        <p>
          <strong>{number.format(checkedIn)}</strong>
          <span>{say.of(number.format(expected))}</span>
        </p>
        <Bar of={checkedIn} in={expected} />
      </section>
      <section className="hb-board-quarters">
        <h2>{say.quarters}</h2>
        <Quarters quarters={board.quarters} />
      </section>
      <section className="hb-board-tickets">
        <h2>{say.perTicket}</h2>
        <ul>
          {tickets.slice(0, rowsMax).map((one, at) => (
            <li key={`${at} ${one.title}`}>
              <span>{one.title}</span>
              <b>
                {number.format(one.checkedIn)}
                <small> / {number.format(one.expected)}</small>
              </b>
              <Bar of={one.checkedIn} in={one.expected} />
            </li>
          ))}
        </ul>
      </section>
      <section className="hb-board-gates">
        <h2>{say.perGate}</h2>
        <ul>
          {gates.slice(0, rowsMax).map((gate) => (
            <li key={gate.name}>
              <span>{gate.name || say.noGate}</span>
              <b>{number.format(gate.checkedIn)}</b>
            </li>
          ))}
        </ul>
      </section>
      <section className="hb-board-sessions">
        <h2>{say.next}</h2>
        {sessions.length === 0 ? <p>{say.noNext}</p> : null}
        <ul>
          {sessions.map((one) => (
            <li key={`${one.from} ${one.title} ${one.venue}`}>
              <time dateTime={one.from}>{one.from <= board.at ? say.now : timeOf(one.from)}</time>
              <span>{one.title}</span>
              <small>{one.venue}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** As many as fit on a wall at the size that is read from afar. */
const rowsMax = 6;

function Bar({ of, in: all }: { of: number; in: number }) {
  return (
    <svg className="hb-board-bar" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="2" />
      <rect width={all === 0 ? 0 : Math.min(100, (of / all) * 100)} height="2" />
    </svg>
  );
}

function Quarters({ quarters }: Pick<Board, 'quarters'>) {
  const say = useTexts(boardTexts);
  const most = Math.max(1, ...quarters.map(({ checkedIn }) => checkedIn));
  return (
    <ol>
      {quarters.map(({ from, checkedIn }, at) => (
        <li key={from}>
          <span className="hb-visually-hidden">{say.inQuarter(timeOf(from), String(checkedIn))}</span>
          <b aria-hidden="true">{checkedIn === 0 ? '' : checkedIn}</b>
          <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
            <rect y={100 - (checkedIn / most) * 100} width="10" height={(checkedIn / most) * 100} />
          </svg>
          <small aria-hidden="true">{at % 4 === 3 ? timeOf(from) : ''}</small>
        </li>
      ))}
    </ol>
  );
}

/** By the clock of the server, to the minute. */
function Clock() {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(serverClock.now()), 1_000);
    return () => window.clearInterval(timer);
  }, []);
  return <time className="hb-board-clock">{timeOf(formatInstant(now))}</time>;
}

/** Keeps the screen on, where the browser can. */
function useAwake(): void {
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === 'visible') void navigator.wakeLock?.request('screen').catch(() => {});
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
}
