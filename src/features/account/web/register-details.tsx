import {
  loadProfileForm,
  ProfileFields,
  profileFieldTexts,
  profileTexts,
  type ProfileLists,
  useProfileFields,
} from '#features/profile/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { AccountForm, typedIn } from './account-form.tsx';
import { useDoorTexts } from './account-door-texts.ts';
import { useAccountMessages } from './account-page-texts.ts';
import { fieldProblems } from './form-problems.ts';
import { PasswordField, UsernameOfPasswords } from './password-field.tsx';
import { passwordSaid } from './say-problem.ts';
import type { RegistrationDetails } from './register-member.ts';
import { TermsAgreement } from './terms-agreement.tsx';

export interface RegisterDetailsProps {
  /** The address that was proven. */
  mail: string;
  profile: ProfileLists;
  /** Makes the account and goes on from there. */
  register(details: RegistrationDetails): Promise<void>;
  /** The token is spent or has expired: the registration begins again. */
  onGone(message: string): void;
}

const profileLists = ['shareProfile', 'profile'] as const;

/** The profile items that a registration here asks for at once, and the words of their fields. */
export async function loadDetails(context: PageContext<SiteInit>): Promise<ProfileLists> {
  const texts = profileFieldTexts.map((one) => one.load(context.language));
  const [profile] = await Promise.all([loadProfileForm(context), ...texts]);
  return profile;
}

/** Asks for what an account needs besides its mail address, and for what the organiser wants to know at once. */
export function RegisterDetails({ mail, profile, register, onGone }: RegisterDetailsProps) {
  const context = usePageContext<SiteInit>();
  const say = useDoorTexts();
  const messages = useAccountMessages();
  const { required } = useTexts(profileTexts).form;
  const { switchTerms, switchPrivacy } = context.init.terms;
  const fields = useProfileFields(profile);
  const shown = profileLists.filter((list) => profile[list].some(({ isEnabled, isHidden }) => isEnabled && !isHidden));

  const detailsOf = (values: FormData): RegistrationDetails => ({
    password: typedIn(values, 'password'),
    is_agreed: values.has('is_agreed'),
    answers: profileLists.flatMap((list) => fields.answers(list)).map((answer) => ({ ...answer })),
  });

  return (
    <AccountForm
      check={(values) => {
        const mustAgree = (switchTerms || switchPrivacy) && !values.has('is_agreed');
        return fieldProblems({
          password: passwordSaid(typedIn(values, 'password'), [mail], messages),
          ...fields.check(),
          is_agreed: mustAgree ? messages.agreementRequired : undefined,
        });
      }}
      send={(values) => register(detailsOf(values))}
      onGone={onGone}
      isWaiting={fields.isUploading}
      submit={say.register.submit}
      submitting={say.register.submitting}
    >
      {(problemOf) => (
        <>
          <UsernameOfPasswords value={mail} />
          <PasswordField
            name="password"
            label={say.password}
            isNew
            others={[mail]}
            error={problemOf('password')}
            requiredMark={shown.length > 0 ? required : undefined}
          />
          {shown.length > 0 ? (
            <>
              <h2 className="hb-register-part">{say.register.profile}</h2>
              {shown.map((list) => (
                <ProfileFields key={list} fields={fields} list={list} problemOf={problemOf} />
              ))}
            </>
          ) : null}
          <TermsAgreement error={problemOf('is_agreed')} />
        </>
      )}
    </AccountForm>
  );
}
