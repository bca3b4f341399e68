import { ProfileFields, type ProfileLists, useProfileFields } from '#features/profile/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { status } from '#kernel/status.ts';
import { isCallError, isStatus } from '#web/api/call-error.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { register } from './account-calls.ts';
import { AccountForm, typedIn } from './account-form.tsx';
import { accountMessages, accountPageTexts } from './account-page-texts.ts';
import { finishRegistration } from './finish-login.ts';
import { fieldProblems } from './form-problems.ts';
import { keptPcodes } from './kept-pcodes.ts';
import { PasswordField } from './password-field.tsx';
import { loginIdSaid, passwordSaid, readLoginId } from './say-problem.ts';
import { TermsAgreement } from './terms-agreement.tsx';
import { TextField } from './text-field.tsx';

export interface RegisterDetailsProps {
  /** What the right code opened, and for which address. */
  token: string;
  mail: string;
  profile: ProfileLists;
  link: string | undefined;
  /** The token is spent or has expired: the way begins anew. */
  onGone(message: string): void;
}

const profileLists = ['shareProfile', 'profile'] as const;

/** What a new account needs besides its address. */
export function RegisterDetails({ token, mail, profile, link, onGone }: RegisterDetailsProps) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(accountPageTexts);
  const messages = useTexts(accountMessages);
  const { switchTerms, switchPrivacy } = context.init.terms;
  const fields = useProfileFields(profile);
  const shown = profileLists.filter((list) => profile[list].some(({ isEnabled, isHidden }) => isEnabled && !isHidden));

  const send = async (values: FormData): Promise<void> => {
    const { local } = browserStorage();
    const body = {
      registration_token: token,
      login_id: readLoginId(typedIn(values, 'login_id')),
      password: typedIn(values, 'password'),
      is_agreed: values.has('is_agreed'),
      answers: profileLists.flatMap((list) => fields.answers(list)).map((answer) => ({ ...answer })),
    };
    local.set('register', '1');
    try {
      finishRegistration(context, await register(context, body, keptPcodes(local)), link);
    } catch (error) {
      if (isRefusal(error)) local.remove('register');
      throw error;
    }
  };

  return (
    <AccountForm
      check={(values) => {
        const loginId = readLoginId(typedIn(values, 'login_id'));
        const mustAgree = (switchTerms || switchPrivacy) && !values.has('is_agreed');
        return fieldProblems({
          login_id: loginIdSaid(loginId, messages),
          password: passwordSaid(typedIn(values, 'password'), [loginId, mail], messages),
          ...fields.check(),
          is_agreed: mustAgree ? messages.agreementRequired : undefined,
        });
      }}
      send={send}
      onGone={onGone}
      isWaiting={fields.isUploading}
      submit={say.register.submit}
      submitting={say.register.submitting}
    >
      {(problemOf) => (
        <>
          <TextField
            name="login_id"
            label={say.loginId}
            hint={say.loginIdHint}
            autoComplete="username"
            error={problemOf('login_id')}
          />
          <PasswordField
            name="password"
            label={say.password}
            isNew
            others={(form) => [readLoginId(typedIn(new FormData(form), 'login_id')), mail]}
            error={problemOf('password')}
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

/** The server has said no; of a lost connection nobody knows whether the account was made. */
function isRefusal(error: unknown): boolean {
  return isCallError(error) && !isStatus(error, status.networkError, status.timeout, status.failed, status.unavailable);
}
