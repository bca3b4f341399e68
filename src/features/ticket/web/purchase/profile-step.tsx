import { AccountForm, fieldProblems, typedIn } from '#features/account/web.ts';
import { followReadings, keepInProfile, ProfileFields, type ProfileLists } from '#features/profile/web.ts';
import { useEffect, useState } from 'react';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BarTotal } from '../pricing/bar-total.tsx';
import { FreeOrderEnd } from './free-order-end.tsx';
import { MailField } from './mail-field.tsx';
import { mailQuestion, withMailAnswer } from '../../rules/purchase/mail-question.ts';
import type { FormAnswer } from '../../rules/flow/uses-partner-form.ts';
import { beginningAnswers } from '../../rules/purchase/last-answers.ts';
import { callLastAnswers } from '../flow/purchase-calls.ts';
import type { FlowForm } from '../flow/purchase-form.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { isAskedByProfile, knownAnswers } from './question-answers.ts';
import type { StepProps } from './step-props.ts';
import { useQuestions } from './use-questions.ts';

/** The member's data with which the form begins. */
type Buyer = Partial<ProfileLists> & { mail: string };

interface ProfileStepProps extends StepProps {
  /** Given where the form also orders. */
  ordering?: Ordering;
}

interface Ordering {
  order(changed: Partial<FlowForm>): Promise<void | 'stays'>;
  submit: string;
  submitting: string;
  /** What is missing below the fields. */
  problems(): Readonly<Record<string, string | undefined>>;
}

/** The buyer's data. The form begins with a member's address and answers. */
export function ProfileStep(props: ProfileStepProps) {
  const { isLoggedIn, form } = props.purchase;
  const { personal } = usePersonal<Buyer>();
  const last = useLastAnswers(props, isLoggedIn && form.purchaserInfo.length === 0);
  const isWaiting = last === undefined || (isLoggedIn && personal === undefined && form.purchaserEmail === '');
  return isWaiting ? <Skeleton shape="row" count={3} /> : <BuyerForm {...props} buyer={personal} last={last} />;
}

/** What the member typed in their last purchases, where the form has nothing yet; undefined until it is known. */
function useLastAnswers({ purchase }: StepProps, isWanted: boolean): readonly FormAnswer[] | undefined {
  const context = usePageContext();
  const [wanted] = useState(isWanted && purchase.settings.entry.profiles.length > 0);
  const [last, setLast] = useState<readonly FormAnswer[] | undefined>(wanted ? undefined : []);
  useEffect(() => {
    if (wanted) void callLastAnswers(context, purchase.contentId).then(setLast);
    // It is asked once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return last;
}

function BuyerForm({
  purchase,
  goOn,
  buyer,
  last,
  ordering,
}: ProfileStepProps & { buyer: Buyer | undefined; last: readonly FormAnswer[] }) {
  const say = useTexts(purchaseTexts);
  const common = useTexts(commonTexts);
  const { settings, form, isLoggedIn, change } = purchase;
  const { profiles } = settings.entry;
  const begun =
    form.purchaserInfo.length > 0 ? form.purchaserInfo : beginningAnswers(knownAnswers(profiles, buyer), last);
  const questions = useQuestions(profiles, begun);
  const { fields, lists } = questions;
  const mail = form.purchaserEmail || (buyer?.mail ?? '');
  const asked = mailQuestion(profiles);
  const context = usePageContext();
  const { reload } = usePersonal();
  const [isKept, setKept] = useState(false);
  const mayKeep = isLoggedIn && buyer !== undefined && isAskedByProfile(profiles, buyer);

  useEffect(() => followReadings(), []);

  // Typed answers are kept at once, so that a reload or the way back finds them again.
  useEffect(() => {
    if (fields.isChanged) change({ purchaserInfo: questions.answers(), isProfileDone: false });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the answers, by what they say
  }, [JSON.stringify(questions.answers())]);

  const mailSaid = (typed: string): string | undefined => {
    const problem = mailAddressProblem(typed);
    return problem === 'required' ? common.inputRequired : problem && say.profile.mailInvalid;
  };
  return (
    <AccountForm
      check={(values) => {
        const typed = readMailAddress(typedIn(values, 'purchaserEmail'));
        return fieldProblems({
          purchaserEmail: mailSaid(typed),
          ...fields.check(),
          ...ordering?.problems(),
        });
      }}
      send={async (values) => {
        const purchaserEmail = readMailAddress(typedIn(values, 'purchaserEmail'));
        const purchaserInfo = withMailAnswer(questions.answers(), profiles, purchaserEmail);
        if (mayKeep && isKept) {
          await keepInProfile(context, purchaserInfo);
          await reload();
        }
        const changed = { purchaserEmail, purchaserInfo, isProfileDone: true };
        change(changed);
        return ordering === undefined ? goOn() : ordering.order(changed);
      }}
      isWaiting={fields.isUploading}
      submit={ordering?.submit ?? say.next}
      submitting={ordering?.submitting ?? say.next}
      staysInSight
      beside={<BarTotal purchase={purchase} />}
    >
      {(problemOf) => (
        <>
          <MailField
            name="purchaserEmail"
            label={asked?.label ?? say.profile.mail}
            hint={asked?.hint || (ordering ? say.profile.mailHintFree : say.profile.mailHint)}
            isRequired
            begun={mail}
            error={problemOf('purchaserEmail')}
            onTyped={(purchaserEmail) => change({ purchaserEmail, isProfileDone: false })}
          />
          {lists.map((list) => (
            <ProfileFields key={list} fields={fields} list={list} problemOf={problemOf} />
          ))}
          {mayKeep ? (
            <label className="hb-check">
              <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
              <span>{say.profile.keep}</span>
            </label>
          ) : null}
          {ordering ? <FreeOrderEnd purchase={purchase} isAsked={problemOf('agree') !== undefined} /> : null}
        </>
      )}
    </AccountForm>
  );
}
