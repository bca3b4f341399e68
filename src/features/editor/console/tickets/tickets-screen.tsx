import { useCallback, useMemo, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { PlusIcon } from '#console/ui/icon.tsx';
import { Page } from '#console/ui/page.tsx';
import { Steps } from '#console/ui/steps.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { addedTicketNames } from '#kernel/console/sample-text.ts';
import { needed } from '#web/parts/needed.ts';
import type { Json } from '../../rules/part-changes.ts';
import { costsMoney } from '../../rules/costs-money.ts';
import { newTicketCheckin, newTicketSale } from '../../rules/ticket-defaults.ts';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { useLater } from '../form/use-later.ts';
import type { PartKeeper, SaveState } from '../part/part-keeper.ts';
import { SaveMark, worstOf } from '../part/save-mark.tsx';
import { stepNames } from '../step-names.ts';
import { TryDraft } from '../try-draft.tsx';
import { type Outline, useOutline } from '../use-outline.ts';
import { TicketRow } from './ticket-row.tsx';
import { timesTexts } from './times/times-texts.ts';
import { LaterTimes } from './times/later-times.tsx';
import { useItems } from './use-items.ts';
import '../part/part.css';
import './tickets.css';

const firstCapacity = 100;
const loadNotes = () => needed(() => import('./sale-notes.tsx'));
const wordsOfNotes = [timesTexts];
const loadBegin = () => needed(() => import('./begin-sale.ts'));

interface KeptState {
  state: SaveState;
  keeper: PartKeeper;
}

function TicketsScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(editorTexts).tickets;
  const { data, failure, again } = useOutline(site);
  if (data !== undefined) return <Tickets site={site} outline={data} />;
  return (
    <Page title={words.title} width="wide">
      {failure === undefined ? <Skeleton rows={2} /> : <ReadFailed failure={failure} onAgain={() => void again()} />}
    </Page>
  );
}

function Tickets({ site, outline }: { site: string; outline: Outline }) {
  const parts = useConsole();
  const { router, toast, failureOf } = parts;
  const texts = useWords(editorTexts);
  const words = texts.tickets;
  const contentId = outline.contents.find(({ moduleCode }) => moduleCode === 'ticket')?.contentId;
  const { items, failure, again, add, remove, move } = useItems(site, contentId);
  const language = outline.languages[0] ?? 'jpn';
  const canEdit = outline.rights.includes('edit');
  const isFirst = outline.publishedAt === null;
  const [newest, setNewest] = useState<number>();
  const [keptBack, setKeptBack] = useState<{ detailId: number; why: string }>();
  const [states, setStates] = useState<ReadonlyMap<number, KeptState>>(new Map());
  const [view, setView] = useState<'list' | 'times'>('list');
  const list = useRef<HTMLUListElement>(null);
  const [isBusy, setBusy] = useState<'add' | 'next'>();

  const onState = useCallback((detailId: number, state: SaveState, keeper: PartKeeper) => {
    setStates((before) => {
      const known = before.get(detailId);
      return known?.state === state && known.keeper === keeper
        ? before
        : new Map(before).set(detailId, { state, keeper });
    });
  }, []);
  const addTicket = async (value: { [key: string]: Json }): Promise<void> => {
    setBusy('add');
    if (contentId === undefined) {
      try {
        const { beginSale } = await loadBegin();
        if (!(await beginSale(parts, { site, outline, ticket: value }))) toast({ text: words.notBegun });
      } catch (error) {
        toast({ text: failureOf(error).message });
      }
      return setBusy(undefined);
    }
    const added = await add(value);
    setBusy(undefined);
    if ('message' in added) toast({ text: added.message });
    else setNewest(added.detailId);
  };
  const bringBack = async (...removed: Required<Parameters<typeof add>>): Promise<void> => {
    const added = await add(...removed);
    if ('message' in added) toast({ text: added.message });
    else if (added.linksLeft > 0) toast({ text: words.linksLeft });
  };
  const moveTicket = async (detailId: number, to: number): Promise<void> => {
    const refused = await move(detailId, to);
    if (refused !== undefined) toast({ text: refused.message });
  };
  const removeTicket = async (detailId: number, name: string, value: Json): Promise<void> => {
    const keeper = states.get(detailId)?.keeper;
    await keeper?.flush();
    keeper?.forget();
    const at = items?.findIndex((item) => item.detailId === detailId) ?? 0;
    const removed = await remove(detailId);
    // In its row, where it stays until the next press: a message that goes would cover the row.
    if ('message' in removed) return setKeptBack({ detailId, why: removed.message });
    setKeptBack(undefined);
    setStates((before) => new Map([...before].filter(([id]) => id !== detailId)));
    const { detailId: _, ...rest } = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    toast({ text: words.removed(name), undo: () => void bringBack(rest, { detailId, at, links: removed.taken }) });
  };
  /** False: something of it is wrong, and shown. */
  const storeAll = async (): Promise<boolean> => {
    const all = await Promise.all([...states.values()].map(({ keeper }) => keeper.flush()));
    if (all.every((state) => state === 'saved' || state === 'clash')) return true;
    setView('list');
    requestAnimationFrame(() => focusFirstError(list.current));
    return false;
  };
  const costs = (items ?? []).some(({ detailId, value }) =>
    costsMoney(states.get(detailId)?.keeper.state.value ?? value),
  );
  const later = useLater(loadNotes, wordsOfNotes);
  const goOn = async (): Promise<void> => {
    setBusy('next');
    const isStored = await storeAll();
    setBusy(undefined);
    if (isStored) router.go(`/console/sites/${site}/publish`);
  };
  const kept = useMemo(() => [...states].map(([detailId, { keeper }]) => ({ detailId, keeper })), [states]);
  const addButton = canEdit ? (
    <Button
      isBusy={isBusy === 'add'}
      onClick={() =>
        void addTicket({
          title: { [language]: addedTicketNames[language] },
          price: 0,
          enableNumberSold: true,
          capacity: firstCapacity,
          ...newTicketCheckin,
          ...newTicketSale(outline.endDate ?? outline.startDate),
        })
      }
    >
      <PlusIcon />
      {words.add}
    </Button>
  ) : null;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      above={isFirst ? <Steps names={stepNames(texts)} at={2} /> : undefined}
      actions={
        items?.length === 0 ? undefined : <SaveMark saving={worstOf([...states.values()].map(({ state }) => state))} />
      }
    >
      {contentId === undefined ? (
        <EmptyState title={words.noModuleTitle} text={words.noModuleText}>
          {outline.kind === 'event' ? addButton : null}
        </EmptyState>
      ) : failure !== undefined && items === undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : items === undefined ? (
        <Skeleton rows={2} />
      ) : items.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText}>
          {addButton}
        </EmptyState>
      ) : (
        <>
          <div className="hc-views">
            {(['list', 'times'] as const).map((one) => (
              <Button key={one} aria-pressed={view === one} onClick={() => setView(one)}>
                {words.views[one]}
              </Button>
            ))}
          </div>
          {view === 'times' ? <LaterTimes {...{ site, outline, contentId, canEdit }} tickets={kept} /> : null}
          <ul ref={list} className="hc-tickets" hidden={view !== 'list'}>
            {items.map((item, at) => (
              <TicketRow
                key={item.detailId}
                site={site}
                contentId={contentId}
                item={item}
                languages={outline.languages}
                isNew={item.detailId === newest}
                canEdit={canEdit}
                {...{ at }}
                of={items.length}
                refused={keptBack?.detailId === item.detailId ? keptBack.why : undefined}
                onState={onState}
                onMove={(to) => void moveTicket(item.detailId, to)}
                onRemove={(name, value) => void removeTicket(item.detailId, name, value)}
              />
            ))}
          </ul>
          {view === 'list' ? <div className="hc-tickets-add">{addButton}</div> : null}
          {later === undefined ? null : (
            <later.SaleNotes {...{ site, outline, contentId, costs }} first={items[0]?.detailId} />
          )}
        </>
      )}
      {items === undefined || items.length === 0 ? null : <TryDraft {...{ site, outline }} onBegin={storeAll} />}
      <div className="hc-form-foot">
        {isFirst && outline.rights.includes('publish') ? (
          <Button look="main" size="large" isBusy={isBusy === 'next'} onClick={() => void goOn()}>
            {words.next}
          </Button>
        ) : outline.hasChanges ? (
          <ButtonLink to={`/console/sites/${site}/publish`}>{texts.overview.toPublish}</ButtonLink>
        ) : null}
      </div>
    </Page>
  );
}

export const screen: ScreenModule = { Screen: TicketsScreen, texts: [editorTexts, formTexts, contentTexts] };
