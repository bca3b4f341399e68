import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { randomUuid } from '#kernel/random-id.ts';
import { commentaryEveryMs } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import { isCallError, isStatus } from '#web/api/call-error.ts';
import { LoginLink } from '#web/site/login-link.tsx';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { useDraft } from '#web/site/use-draft.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { commentaryMaxLetters } from '../../rules/limits/chat-limits.ts';
import { bodyProblem, tidyText } from '../../rules/text/chat-text.ts';
import type { CommentaryState } from '../../rules/channel/room-kind.ts';
import { commentaryTexts } from './commentary-texts.ts';
import type { CommentaryPage } from './use-commentary.ts';

interface CommentaryComposerProps {
  page: CommentaryPage;
  state: CommentaryState;
  /** Names the stream among the drafts of the site. */
  place: string;
  send(key: string, body: string): Promise<void>;
}

/** Where one writes, or what keeps one from it. */
export function CommentaryComposer({ page, state, place, send }: CommentaryComposerProps) {
  const say = useTexts(commentaryTexts);
  const context = usePageContext();
  const { isLoggedIn } = usePersonal();
  if (state !== 'running') return <p className="hb-commentary-note">{say[state]}</p>;
  if (page.profileId !== null) return <WritingField place={place} send={send} />;
  const { contentId } = page.chat;
  return (
    <div className="hb-commentary-note">
      {isLoggedIn ? (
        <LinkButton size="small" wide href={pageHref(context, 'liveChatContact', { contentId })}>
          {say.register}
        </LinkButton>
      ) : (
        <LoginLink size="small" wide>
          {say.login}
        </LoginLink>
      )}
    </div>
  );
}

function WritingField({ place, send }: Pick<CommentaryComposerProps, 'place' | 'send'>) {
  const say = useTexts(commentaryTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const key = useRef<string>(undefined);
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState('');
  const { secondsLeft, begin } = usePace();
  const draft = useDraft(`comment/${place}`);
  useEffect(() => {
    const kept = draft?.read();
    if (typeof kept === 'string') setText((typed) => typed || kept);
  }, [draft]);
  const problem = bodyProblem(tidyText(text), commentaryMaxLetters);
  const shown = problem === 'tooLong' ? say.tooLong(commentaryMaxLetters) : error;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    field.current?.focus();
    if (isSending || secondsLeft > 0 || problem !== undefined) return;
    setIsSending(true);
    setError('');
    // The same message again has the same key, so that it is not there twice.
    key.current ??= randomUuid(cryptoRandom);
    try {
      await send(key.current, tidyText(text));
      setText('');
      draft?.forget();
      key.current = undefined;
      begin();
    } catch (failure) {
      const isRefused = isCallError(failure) && typeof failure.status === 'number' && failure.status < 500;
      setError(isRefused ? (Object.values(failure.errors)[0]?.[0] ?? failure.message) : say.notSent);
      if (isStatus(failure, status.tooMany)) begin();
    }
    setIsSending(false);
  };
  return (
    <form className="hb-commentary-composer" onSubmit={(event) => void submit(event)}>
      {shown === '' ? null : (
        <p className="hb-field-error" id={`${id}-error`} role="alert">
          {shown}
        </p>
      )}
      <div className="hb-commentary-field">
        <Input
          ref={field}
          className="hb-input"
          type="text"
          enterKeyHint="send"
          autoComplete="off"
          aria-label={say.label}
          aria-invalid={shown === '' ? undefined : true}
          aria-describedby={shown === '' ? undefined : `${id}-error`}
          placeholder={say.placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            draft?.keep(target.value);
            setError('');
            key.current = undefined;
          }}
        />
        <Button type="submit" kind="primary" busy={isSending || secondsLeft > 0}>
          {secondsLeft > 0 ? String(secondsLeft) : say.send}
        </Button>
      </div>
      <p className="hb-visually-hidden" aria-live="polite">
        {isSending ? say.sending : secondsLeft === commentaryEveryMs / 1000 ? say.soon(secondsLeft) : ''}
      </p>
    </form>
  );
}

/** Counts the seconds until one may write again. */
function usePace(): { secondsLeft: number; begin(): void } {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = window.setTimeout(() => setSecondsLeft((now) => now - 1), 1_000);
    return () => window.clearTimeout(timer);
  }, [secondsLeft]);
  return { secondsLeft, begin: () => setSecondsLeft(commentaryEveryMs / 1000) };
}
