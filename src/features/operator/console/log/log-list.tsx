import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { readLog, readSiteLog } from '../../contract/log.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { LogFilter, logQueryOf, wholeLog } from './log-filter.tsx';
import { type LogEntry, logSentence } from './log-sentence.ts';
import { logTexts } from './log-texts.ts';
import './log.css';

/** What was done at a site, or everywhere: a sentence for each entry, the latest first. */
export function LogList({ site }: { site?: string }) {
  const { api, toast, failureOf, language } = useConsole();
  const words = useWords(logTexts);
  const { roles } = useWords(signInTexts);
  const [wish, setWish] = useState(wholeLog);
  const [asked, setAsked] = useState(wholeLog);
  const key = JSON.stringify(asked);
  const load = (before?: string) => {
    const query = { ...logQueryOf(asked), ...(before !== undefined && { before }) };
    return site === undefined
      ? api.get<typeof readLog>('log', { query })
      : api.get<typeof readSiteLog>('sites/{site}/log', { params: { site }, query });
  };
  const { data, failure, again } = useCall(`log/${site ?? ''}/${key}`, () => load());
  const [more, setMore] = useState<{ key: string; entries: LogEntry[]; next: string | null }>();
  const ofThis = more?.key === key ? more : undefined;
  const entries = [...(data?.entries ?? []), ...(ofThis?.entries ?? [])];
  const next = ofThis === undefined ? data?.next : ofThis.next;
  const readMore = async (before: string): Promise<void> => {
    try {
      const page = await load(before);
      setMore({ key, entries: [...(ofThis?.entries ?? []), ...page.entries], next: page.next });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  const siteOf = ({ siteTitle }: LogEntry): string =>
    site === undefined && siteTitle !== null ? ` · ${localize(siteTitle, language, defaultLanguage)}` : '';
  const isChosen = Object.values(asked).some((part) => part !== '');
  return (
    <Page title={site === undefined ? words.allTitle : words.title} lead={words.lead}>
      <LogFilter
        site={site}
        wish={wish}
        onChange={(changed) => {
          setWish(changed);
          // Days the wrong way round are told at their field, and what was shown stays.
          if (logQueryOf(changed) !== undefined) setAsked(changed);
        }}
      />
      {failure !== undefined && data === undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={5} />
      ) : entries.length === 0 ? (
        <EmptyState
          title={isChosen ? words.noneFound : words.none}
          text={isChosen ? words.noneFoundText : words.noneText}
        />
      ) : (
        <ol className="hc-rows">
          {entries.map((entry) => (
            <li key={entry.logId} className="hc-row">
              <span className="hc-row-text">
                <span className="hc-log-sentence">{logSentence(entry, { words, roles, language })}</span>
                <span className="hc-muted">{`${saidDate(entry.at, language)}${siteOf(entry)}`}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {typeof next === 'string' ? (
        <div className="hc-more">
          <Button onClick={() => void readMore(next)}>{words.more}</Button>
        </div>
      ) : null}
    </Page>
  );
}
