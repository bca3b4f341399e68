import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { isCallError } from '#web/api/call-error.ts';
import { useBroughtBack } from '#web/navigation/use-brought-back.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useIsTakenOver } from '#web/ui/use-is-taken-over.ts';
import { focusFirstWrong } from '#web/ui/focus-first-wrong.ts';
import { type FormProblems, noProblems, refusalProblems } from './form-problems.ts';
import './account.css';

export interface AccountFormProps {
  /** The problems found before anything is sent. */
  check(values: FormData): FormProblems | undefined;
  /** Sends the form and goes on, or answers `stays`; rejects with the CallError of a refusal. */
  send(values: FormData): Promise<void | 'stays'>;
  /** Called at a 410 instead of showing it: the token of this step is spent or has expired. */
  onGone?(message: string): void;
  /** The field that shows a refusal without fields. */
  messageAt?: string;
  /** Said at a failure of the server's own. */
  failed?: string;
  /** The form cannot be sent yet, for example while a picture uploads. */
  isWaiting?: boolean;
  submit: string;
  submitting: string;
  kind?: ButtonKind;
  /** Beside the button. */
  beside?: ReactNode;
  /** The button stays in sight while the visitor scrolls. */
  staysInSight?: boolean;
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
 * A form of an account page. The inputs keep what is typed, also before hydration and through every failure. Problems
 * stand at their fields and the first one gets the focus. The form is sent once, however often the visitor presses the
 * button.
 */
export function AccountForm(props: AccountFormProps) {
  const {
    check,
    send,
    onGone,
    messageAt,
    failed,
    isWaiting = false,
    submit,
    submitting,
    kind = 'primary',
    beside,
    staysInSight = false,
    children,
  } = props;
  const language = useLanguage();
  const words = useTexts(commonTexts);
  const isTakenOver = useIsTakenOver();
  const form = useRef<HTMLFormElement>(null);
  const isSendingNow = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [told, setTold] = useState<Told>();
  // A change of language drops messages in the previous language.
  const problems = told?.language === language ? told.problems : noProblems;

  useLayoutEffect(() => {
    if (told && !told.isMended) {
      focusFirstWrong(form.current);
    }
  }, [told]);
  const settle = (): void => {
    isSendingNow.current = false;
    setIsSending(false);
  };
  useBroughtBack(settle);
  const tell = (found: FormProblems): void => setTold({ problems: found, language, isMended: false });

  const sendValues = async (values: FormData): Promise<void> => {
    try {
      if ((await send(values)) === 'stays') settle();
    } catch (error) {
      settle();
      if (onGone !== undefined && isCallError(error) && error.status === status.gone) {
        onGone(error.message);
        return;
      }
      const hasField = (name: string): boolean => Boolean(form.current?.elements.namedItem(name));
      tell(refusalProblems(error, hasField, words, messageAt, failed));
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

  /** A field that the visitor edits loses its problem until the form is sent again. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>): void => {
    const name = 'name' in target ? String(target.name) : '';
    if (problems.fields[name] === undefined) return;
    const { [name]: _, ...others } = problems.fields;
    setTold({ problems: { ...problems, fields: others }, language, isMended: true });
  };

  return (
    <form ref={form} className="hb-form" method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
      <NeedsScript />
      {children((field) => problems.fields[field])}
      {problems.message ? (
        <Notice kind="error">
          <p className="hb-form-message">{problems.message}</p>
        </Notice>
      ) : null}
      <div className={staysInSight ? 'hb-action-bar' : 'hb-form-actions'}>
        <Button type="submit" kind={kind} size="large" wide busy={isSending || isWaiting} disabled={!isTakenOver}>
          {isSending ? submitting : submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}

/** The text typed in a field; '' when the form has no such field. */
export function typedIn(values: FormData, field: string): string {
  const value = values.get(field);
  return typeof value === 'string' ? value : '';
}
