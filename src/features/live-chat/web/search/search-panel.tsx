import { type SyntheticEvent, useId, useState } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { saidOf } from '#web/api/said-of.ts';
import type { ChatProfile, searchProfiles } from '../../contract/profile.ts';
import type { PanelProps } from '../panel-props.ts';
import { PersonAvatar } from '../person/person-avatar.tsx';
import { personName } from '../person/person-name.ts';
import { talkTexts } from '../talk/talk-texts.ts';

/** Finds people by words. */
export function SearchPanel({ chat, openRoom }: PanelProps) {
  const { api } = usePageContext();
  const say = useTexts(talkTexts);
  const common = useTexts(commonTexts);
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly ChatProfile[]>([]);
  const [problem, setProblem] = useState<string>();
  const run = (work: () => Promise<void>): void => {
    setProblem(undefined);
    work().catch((error: unknown) => setProblem(saidOf(error, common, say.failed)));
  };
  const search = (event: SyntheticEvent): void => {
    event.preventDefault();
    run(async () => {
      const { data } = await api.get<typeof searchProfiles>(
        'live_chat/profile/search/{portalId}[/{eventId}]/{contentId}/{dataSourceId}',
        { params: chat.address, query: { text }, isQuiet: true },
      );
      setFound(data.filter((one) => one.id !== chat.profile.id));
    });
  };
  const talkTo = (person: ChatProfile): void =>
    run(async () => {
      const room = await chat.calls.startTalk({ userId: person.id });
      chat.store.takePeople([person]);
      chat.store.takeRoom(room);
      openRoom(room.id);
    });
  return (
    <div className="hb-stack">
      <form className="hb-chat-search" onSubmit={search}>
        <label className="hb-visually-hidden" htmlFor={id}>
          {say.list.find}
        </label>
        <input
          id={id}
          className="hb-input"
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{say.tabs.search}</Button>
      </form>
      {problem ? (
        <p className="hb-field-error" role="alert">
          {problem}
        </p>
      ) : null}
      <ul className="hb-chat-rooms">
        {found.map((person) => (
          <li key={person.id}>
            <button type="button" className="hb-chat-room-row" onClick={() => talkTo(person)}>
              <PersonAvatar person={person} />
              <span className="hb-chat-row-name">
                <bdi>{personName(person, say)}</bdi>
              </span>
              <span className="hb-chat-row-last">@{person.liveChatUserId}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
