import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { saidOf } from '#web/api/said-of.ts';
import { type LeaveGuard, useLeaveGuard } from '#web/navigation/use-leave-guard.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { focusFirstWrong } from '#web/ui/focus-first-wrong.ts';
import type { ItemValue } from '../rules/item-value.ts';
import type { ProfileList, ProfileLists } from '../rules/profile-item.ts';
import { ProfileFields } from './profile-fields.tsx';
import { profilePageTexts } from './page/profile-page-texts.ts';
import { profileTexts } from './profile-texts.ts';
import { type FieldMessages, fillableItems, typedValue, type TypedValues } from './profile-values.ts';
import { messagesOfFailure, saveList } from './profile-calls.ts';
import { keepProfileForm, keptProfileForm } from './kept-profile-form.ts';
import { useProfileFields } from './use-profile-fields.ts';
import { useToldProblems } from './use-told-problems.ts';

export interface ProfileFormProps {
  lists: ProfileLists;
  userId: number;
  /** Whether problems are shown at once, before anything is sent (PROFILE-025). */
  isValidated: boolean;
  /** Titles of the parts of the form, where both lists have items. */
  titles: Readonly<Record<ProfileList, { title: string; lead: string }>>;
  /** Called with both lists after a save; the form shows its answer beside the button. */
  onSaved(lists: ProfileLists): ReactNode | Promise<ReactNode>;
}

type Outcome = { kind: 'saved'; words: ReactNode } | { kind: 'failed'; text: string };
const listNames = ['shareProfile', 'profile'] as const;

/**
 * The form of a member's profile. One call saves each list as a whole or not at all. The form keeps what is typed
 * through every failure, and through a login when the session ends.
 */
export function ProfileForm({ lists, userId, isValidated, titles, onSaved }: ProfileFormProps) {
  const context = usePageContext();
  const common = useTexts(commonTexts);
  const say = useTexts(profileTexts);
  const { unsaved } = useTexts(profilePageTexts);
  const form = useRef<HTMLFormElement>(null);
  const isSavingNow = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  // The answers of the calls count at once; the member's data load later.
  const [stored, setStored] = useState(lists);
  useEffect(() => setStored(lists), [lists]);
  const { site } = context;
  const [begun] = useState(() => keptProfileForm({ site, userId }, lists));
  const own = useProfileFields(stored, begun);
  const { typed } = own;
  useEffect(() => keepProfileForm({ site, userId }, typed), [site, userId, typed]);
  const guard = useLeaveGuard(hasUnsaved(stored, typed), true);
  const { fields, tell, problemOf, problems } = useToldProblems(own, () => (isValidated ? own.check() : {}));

  useEffect(() => {
    if (tries > 0) focusFirstWrong(form.current);
  }, [tries]);

  const tellAndFocus = (messages: FieldMessages): void => {
    tell(messages);
    setTries((before) => before + 1);
  };
  const save = async (): Promise<void> => {
    const saved: ProfileLists = { ...stored };
    for (const list of listNames) {
      const answers = fields.answers(list);
      if (answers.length === 0) continue;
      try {
        saved[list] = await saveList(context, list, answers);
      } catch (error) {
        const messages = messagesOfFailure(error, list);
        if (messages === undefined) setOutcome({ kind: 'failed', text: saidOf(error, common, say.form.failedText) });
        else tellAndFocus(messages);
        return;
      }
    }
    setStored(saved);
    fields.accept();
    // At once, since the page may be left now.
    keepProfileForm({ site, userId }, {});
    guard.release();
    setOutcome({ kind: 'saved', words: await onSaved(saved) });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSavingNow.current || fields.isUploading) return;
    setOutcome(undefined);
    const found = fields.check();
    if (Object.keys(found).length > 0) {
      tellAndFocus(found);
      return;
    }
    tell({});
    isSavingNow.current = true;
    setIsSaving(true);
    await save();
    isSavingNow.current = false;
    setIsSaving(false);
  };

  const shown = listNames.filter((list) => stored[list].some(({ isEnabled, isHidden }) => isEnabled && !isHidden));
  return (
    <form
      ref={form}
      className="hb-form hb-profile-form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {shown.map((list) => (
        <section
          key={list}
          className="hb-profile-section"
          aria-labelledby={shown.length > 1 ? `profile-${list}` : undefined}
        >
          {shown.length > 1 ? (
            <header className="hb-profile-section-header">
              <h2 className="hb-profile-section-title" id={`profile-${list}`}>
                {titles[list].title}
              </h2>
              <p className="hb-profile-section-lead">{titles[list].lead}</p>
            </header>
          ) : null}
          <ProfileFields fields={fields} list={list} problemOf={problemOf} isMember />
        </section>
      ))}
      {fillableItems(stored).length > 0 ? (
        <div className="hb-profile-actions">
          <div aria-live="polite">
            {problems.length > 0 && tries > 0 ? (
              <Notice kind="warning">{say.form.problems(problems.length)}</Notice>
            ) : null}
          </div>
          {outcome?.kind === 'failed' ? (
            <Notice kind="error" title={say.form.failedTitle}>
              {outcome.text}
            </Notice>
          ) : null}
          <div aria-live="polite">{outcome?.kind === 'saved' ? outcome.words : null}</div>
          {outcome === undefined && typed === begun && hasUnsaved(stored, typed) ? (
            <Notice kind="info">{unsaved.restored}</Notice>
          ) : null}
          <Button type="submit" kind="primary" size="large" wide busy={isSaving || fields.isUploading}>
            {isSaving ? say.form.saving : fields.isUploading ? say.picture.uploading : say.form.save}
          </Button>
        </div>
      ) : null}
      <UnsavedDialog
        guard={guard}
        onLeave={() => {
          keepProfileForm({ site, userId }, {});
          guard.leave();
        }}
      />
    </form>
  );
}

function hasUnsaved(lists: ProfileLists, typed: TypedValues): boolean {
  return fillableItems(lists).some((item) => !isSameValue(typedValue(typed, item), typedValue({}, item)));
}

function isSameValue(a: ItemValue, b: ItemValue): boolean {
  const isSameSet = a.chosen.length === b.chosen.length && a.chosen.every((key) => b.chosen.includes(key));
  return isSameSet && JSON.stringify([a.text, a.parts]) === JSON.stringify([b.text, b.parts]);
}

/** Asks a member who leaves with unsaved changes. */
function UnsavedDialog({ guard, onLeave }: { guard: LeaveGuard; onLeave(): void }) {
  const { unsaved } = useTexts(profilePageTexts);
  return (
    <MessageDialog
      open={guard.isAsking}
      title={unsaved.title}
      text={unsaved.text}
      onClose={guard.stay}
      buttons={[
        { label: unsaved.leave, onSelect: onLeave },
        { label: unsaved.stay, onSelect: guard.stay },
      ]}
    />
  );
}
