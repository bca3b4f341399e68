import { type FormEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { isCallError } from '#web/api/call-error.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useIsTakenOver } from '#web/ui/use-is-taken-over.ts';
import { type FormProblems, noProblems, refusalProblems } from './form-problems.ts';
import './account.css';

export interface AccountFormProps {
  /** What is wrong before anything is sent. */
  check(values: FormData): FormProblems | undefined;
  /** Sends it and goes on from there; rejects with the CallError of a refusal. */
  send(values: FormData): Promise<void>;
  /** Told of a 410 in place of the form: what it was to use up is spent or has expired. */
  onGone?(message: string): void;
  /** The field at which a refusal without fields is told. */
  messageAt?: string;
  /** Something of it is not there yet, as a picture on its way. */
  isWaiting?: boolean;
  submit: string;
  submitting: string;
  kind?: ButtonKind;
  /** Beside the button. */
  beside?: ReactNode;
  /** The fields; each asks for its own problem by its name. */
  children(problemOf: (field: string) => string | undefined): ReactNode;
}

interface Told {
  problems: FormProblems;
  language: LanguageCode;
  /** The visitor is typing: the focus stays where it is. */
  isMended: boolean;
}

/**
 * A form of an account page. The fields keep what is typed by themselves, also before the browser has taken over, and
 * through every failure. What is wrong stands at the fields and the first one gets the focus; it is sent once however
 * often it is pressed.
 */
export function AccountForm(props: AccountFormProps) {
  const {
    check,
    send,
    onGone,
    messageAt,
    isWaiting = false,
    submit,
    submitting,
    kind = 'primary',
    beside,
    children,
  } = props;
  const language = useLanguage();
  const words = useTexts(commonTexts);
  const isTakenOver = useIsTakenOver();
  const form = useRef<HTMLFormElement>(null);
  const isSendingNow = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [told, setTold] = useState<Told>();
  // The words of another language are gone with it.
  const problems = told?.language === language ? told.problems : noProblems;

  useLayoutEffect(() => {
    if (told && !told.isMended) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [told]);
  const settle = useCallback((): void => {
    isSendingNow.current = false;
    setIsSending(false);
  }, []);
  useEffect(() => {
    // Back from the page the form led to: it can be used again.
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) settle();
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, [settle]);
  const tell = (found: FormProblems): void => setTold({ problems: found, language, isMended: false });

  const sendValues = async (values: FormData): Promise<void> => {
    try {
      await send(values);
    } catch (error) {
      settle();
      if (onGone !== undefined && isCallError(error) && error.status === status.gone) {
        onGone(error.message);
        return;
      }
      const hasField = (name: string): boolean => Boolean(form.current?.elements.namedItem(name));
      tell(refusalProblems(error, hasField, words, messageAt));
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSendingNow.current || isWaiting) return;
    const values = new FormData(event.currentTarget);
    const found = check(values);
    tell(found ?? noProblems);
    if (found !== undefined) return;
    isSendingNow.current = true;
    setIsSending(true);
    void sendValues(values);
  };

  /** What is being mended is wrong no more until it is sent again. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>): void => {
    const { name } = target as HTMLInputElement;
    if (problems.fields[name] === undefined) return;
    const { [name]: _, ...others } = problems.fields;
    setTold({ problems: { ...problems, fields: others }, language, isMended: true });
  };

  return (
    <form ref={form} className="hb-form" method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
      {children((field) => problems.fields[field])}
      {problems.message ? (
        <Notice kind="error">
          <p className="hb-form-message">{problems.message}</p>
        </Notice>
      ) : null}
      <div className="hb-form-actions">
        <Button type="submit" kind={kind} size="large" wide busy={isSending || isWaiting} disabled={!isTakenOver}>
          {isSending ? submitting : submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}

/** What is typed in a field; '' for one that is not there. */
export function typedIn(values: FormData, field: string): string {
  const value = values.get(field);
  return typeof value === 'string' ? value : '';
}
