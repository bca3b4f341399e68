import { type FormEvent, useEffect, useRef, useState } from 'react';
import { keywordMax, keywordOf } from '#kernel/keyword.ts';
import { saidOf } from '#web/api/said-of.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { LockIcon, SearchIcon } from '#web/ui/icons.tsx';
import { Input } from '#web/ui/input.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ChatProfile } from '../../contract/profile.ts';
import type { FoundProfile, readTagCounts } from '../../contract/search.ts';
import type { PanelProps } from '../screen/panel-props.ts';
import { peopleTexts } from './people-texts.ts';
import { PersonDialog } from './person-dialog.tsx';
import { PersonLine } from './person-line.tsx';
import { beginTalk } from './begin-talk.ts';
import { useDoing } from './use-doing.ts';
import { TagChoice } from '../profile/tag-choice.tsx';
import { type OpenChat, useChat } from '../store/open-chat.ts';
import { usePeopleSearch } from './use-people-search.ts';
import './people.css';

export const texts = [peopleTexts];

const pauseMs = 400;

/** Where people are found by words and tags. */
export function SearchPanel({ chat, openRoom }: PanelProps) {
  const { search: say } = useTexts(peopleTexts);
  const { target, priorityAccount } = chat.search;
  if (target === 'None' && priorityAccount.length === 0) {
    return <EmptyState icon={<LockIcon />} title={say.closed} text={say.closedText} />;
  }
  return <OpenSearch chat={chat} openRoom={openRoom} />;
}

function OpenSearch({ chat, openRoom }: Pick<PanelProps, 'chat' | 'openRoom'>) {
  const { search: say } = useTexts(peopleTexts);
  const words = useTexts(commonTexts);
  const { directSearch } = chat.search;
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [tagIds, setTagIds] = useState<readonly number[]>([]);
  const [opened, setOpened] = useState<ChatProfile>();
  const found = usePeopleSearch(chat, { text, tagIds });
  const counts = useTagCounts(chat);
  const doing = useDoing();

  useEffect(() => {
    // An exact ID is looked for when it is whole.
    if (directSearch) return;
    const timer = setTimeout(() => setText(keywordOf(typed)), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, directSearch]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setText(keywordOf(typed));
  };
  const talk = (person: FoundProfile) =>
    doing.run(
      async () => openRoom((await beginTalk(chat, { userId: person.id, liveChatUserId: person.liveChatUserId })).id),
      person.id,
    );
  const isEmpty = found.isKnown && !found.isLoading && !found.hasFailed && found.people.length === 0;
  return (
    <div className="hb-chat-people-panel">
      <search>
        <form className="hb-chat-find" onSubmit={submit}>
          <Field
            label={directSearch ? say.directLabel : say.label}
            hint={directSearch ? say.direct : undefined}
            maxLetters={keywordMax}
          >
            {(control) => (
              <div className="hb-search">
                <SearchIcon />
                <Input
                  {...control}
                  type="search"
                  enterKeyHint="search"
                  autoComplete="off"
                  autoCapitalize="none"
                  placeholder={directSearch ? undefined : say.placeholder}
                  value={typed}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              </div>
            )}
          </Field>
          {directSearch ? <Button type="submit">{say.submit}</Button> : null}
        </form>
      </search>
      {chat.tags.length > 0 && !directSearch ? (
        <TagChoice
          label={say.tags}
          tags={chat.tags.map((tag) => ({ ...tag, count: counts.get(tag.tagId) }))}
          chosen={tagIds}
          onChoose={setTagIds}
        />
      ) : null}
      {doing.problem ? <Notice kind="error">{doing.problem}</Notice> : null}
      <output className="hb-chat-found">
        {found.isKnown && found.people.length > 0 ? say.found(found.total) : ''}
      </output>
      <ul className="hb-chat-people" aria-busy={found.isLoading}>
        {found.people.map((person) => (
          <FoundLine
            key={person.id}
            chat={chat}
            person={person}
            isBusy={doing.isDoingAbout(person.id)}
            onOpen={() => setOpened(person)}
            onTalk={() => void talk(person)}
          />
        ))}
      </ul>
      {isEmpty && (text !== '' || !directSearch) ? (
        <EmptyState icon={<SearchIcon />} title={say.none} text={say.noneText} />
      ) : null}
      {found.isLoading ? (
        <>
          <span className="hb-visually-hidden">{say.loading}</span>
          <Skeleton shape="row" count={found.people.length === 0 ? 5 : 2} />
        </>
      ) : null}
      {found.hasFailed ? (
        <Notice kind="error">
          <p>{saidOf(found.failure, words, say.failed)}</p>
          <Button size="small" onClick={() => found.again()}>
            {say.again}
          </Button>
        </Notice>
      ) : null}
      <MessageDialog
        open={found.isUntold}
        title={words.dataFailedTitle}
        text={saidOf(found.failure, words, words.dataFailedText)}
        onClose={found.tell}
        buttons={[{ label: words.close, onSelect: found.tell }]}
      />
      {found.hasMore && !found.isLoading && !found.hasFailed ? (
        <NextPage label={say.more} onSeen={() => found.more()} />
      ) : null}
      {opened ? (
        <PersonDialog chat={chat} person={opened} openRoom={openRoom} onClose={() => setOpened(undefined)} />
      ) : null}
    </div>
  );
}

interface FoundLineProps {
  chat: OpenChat;
  person: FoundProfile;
  isBusy: boolean;
  onOpen(): void;
  onTalk(): void;
}

/** A person who was found; the searcher has no button to talk (CHAT-032). */
function FoundLine({ chat, person, isBusy, onOpen, onTalk }: FoundLineProps) {
  const say = useTexts(peopleTexts);
  const isMe = useChat(chat).me === person.id;
  return (
    <PersonLine
      chat={chat}
      person={person}
      connectCount={person.connectCount}
      state={isMe ? say.you : undefined}
      onOpen={isMe ? undefined : onOpen}
      action={
        isMe ? null : (
          <Button size="small" busy={isBusy} aria-label={say.talkTo(person.nickname)} onClick={onTalk}>
            {say.talk}
          </Button>
        )
      }
    />
  );
}

/** Loads on when its end comes near; a button for those who do not scroll. */
function NextPage({ label, onSeen }: { label: string; onSeen(): void }) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    if (end.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current(), {
      rootMargin: '300px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} className="hb-chat-more">
      <Button wide onClick={onSeen}>
        {label}
      </Button>
    </div>
  );
}

/** How many people have each tag; the search does without it. */
function useTagCounts({ address }: OpenChat): ReadonlyMap<number, number> {
  const { api } = usePageContext();
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  useEffect(() => {
    api
      .get<typeof readTagCounts>('live_chat/tag/connect_count/{portalId}[/{eventId}]', {
        params: address,
        isQuiet: true,
      })
      .then(
        ({ data }) => setCounts(new Map(data.map((one) => [one.tagId, one.connectCount]))),
        () => undefined,
      );
  }, [api, address]);
  return counts;
}
