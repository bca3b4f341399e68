import { AccountForm, fieldProblems, typedIn } from '#features/account/web.ts';
import { ProfileFields, type ProfileLists } from '#features/profile/web.ts';
import { useEffect } from 'react';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MailField } from './mail-field.tsx';
import { mailQuestion, withMailAnswer } from '../../rules/purchase/mail-question.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { knownAnswers } from './question-answers.ts';
import type { StepProps } from './step-props.ts';
import { useQuestions } from './use-questions.ts';

/** The member's data with which the form begins. */
type Buyer = Partial<ProfileLists> & { mail: string };

/** The buyer's data. The form begins with a member's address and answers. */
export function ProfileStep(props: StepProps) {
  const { isLoggedIn, form } = props.purchase;
  const { personal } = usePersonal<Buyer>();
  const isWaiting = isLoggedIn && personal === undefined && form.purchaserEmail === '';
  return isWaiting ? <Skeleton shape="row" count={3} /> : <BuyerForm {...props} buyer={personal} />;
}

function BuyerForm({ purchase, goOn, buyer }: StepProps & { buyer: Buyer | undefined }) {
  const say = useTexts(purchaseTexts);
  const common = useTexts(commonTexts);
  const { settings, form, isLoggedIn, change } = purchase;
  const { profiles } = settings.entry;
  const begun = form.purchaserInfo.length > 0 ? form.purchaserInfo : knownAnswers(profiles, buyer);
  const questions = useQuestions(profiles, begun);
  const { fields, lists } = questions;
  const mail = form.purchaserEmail || (buyer?.mail ?? '');
  const asked = mailQuestion(profiles);

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
        const again = readMailAddress(typedIn(values, 'mailAgain'));
        const differs = !isLoggedIn && typed.toLowerCase() !== again.toLowerCase();
        return fieldProblems({
          purchaserEmail: mailSaid(typed),
          mailAgain: differs ? (again === '' ? common.inputRequired : say.profile.mailDiffers) : undefined,
          ...fields.check(),
        });
      }}
      send={async (values) => {
        const purchaserEmail = readMailAddress(typedIn(values, 'purchaserEmail'));
        const purchaserInfo = withMailAnswer(questions.answers(), profiles, purchaserEmail);
        change({ purchaserEmail, purchaserInfo, isProfileDone: true });
        goOn();
      }}
      isWaiting={fields.isUploading}
      submit={say.next}
      submitting={say.next}
    >
      {(problemOf) => (
        <>
          <MailField
            name="purchaserEmail"
            label={asked?.label ?? say.profile.mail}
            hint={asked?.hint || say.profile.mailHint}
            isRequired
            begun={mail}
            error={problemOf('purchaserEmail')}
            onTyped={(purchaserEmail) => change({ purchaserEmail, isProfileDone: false })}
          />
          {isLoggedIn ? null : (
            <MailField
              name="mailAgain"
              label={say.profile.mailAgain}
              isRequired
              begun={form.isProfileDone ? mail : ''}
              error={problemOf('mailAgain')}
            />
          )}
          {lists.map((list) => (
            <ProfileFields key={list} fields={fields} list={list} problemOf={problemOf} />
          ))}
        </>
      )}
    </AccountForm>
  );
}
