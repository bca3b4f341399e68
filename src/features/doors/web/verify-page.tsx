import { type FormEvent, useRef, useState } from 'react';
import { EventAtDoors, navigationTexts } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useBroughtBack } from '#web/navigation/use-brought-back.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { takeDestination } from '#web/storage/destination.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FocusFrame } from '#web/ui/frame/focus-frame.tsx';
import { LockIcon } from '#web/ui/icons.tsx';
import { Input } from '#web/ui/input.tsx';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import { useIsTakenOver } from '#web/ui/use-is-taken-over.ts';
import { isPasscode, passcodeKey, readPasscode } from '../rules/passcode.ts';
import { isRightPasscode } from './passcode-gate.ts';
import { doorTexts } from './door-texts.ts';
import './passcode.css';

export const texts = [doorTexts, navigationTexts];

export function head(_: undefined, context: PageContext): PageHead {
  return { title: doorTexts.of(context.language).passcode.title };
}

export function Page() {
  const context = usePageContext<SiteInit>();
  const say = useTexts(doorTexts).passcode;
  const common = useTexts(commonTexts);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const isTakenOver = useIsTakenOver();
  useBroughtBack(() => setIsChecking(false));
  const { init } = context;
  const organiser = (init.event ?? init.portal)?.overview.organizerName;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const code = readPasscode(input.current?.value ?? '');
    setIsChecking(true);
    const found = await problemOf(code);
    if (found === undefined) {
      enterWith(context, code);
      return;
    }
    setIsChecking(false);
    setProblem(found);
    input.current?.focus();
    input.current?.select();
  };

  async function problemOf(code: string): Promise<string | undefined> {
    if (code === '') return say.required;
    if (!isPasscode(code)) return say.sixDigits;
    try {
      return (await isRightPasscode(context.api, context.site, code)) ? undefined : say.wrong;
    } catch (error) {
      return saidOf(error, common, common.dataFailedText);
    }
  }
  return (
    <FocusFrame
      sign={<LockIcon />}
      title={say.title}
      lead={say.lead(init.webSetting.title)}
      about={<EventAtDoors />}
      below={<p>{organiser ? say.helpFrom(organiser) : say.help}</p>}
    >
      <form className="hb-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <NeedsScript />
        <div aria-live="polite">
          <Field label={say.label} error={problem}>
            {({ className, ...control }) => (
              <Input
                {...control}
                ref={input}
                className={`${className} hb-passcode-input`}
                name="passcode"
                type="text"
                inputMode="numeric"
                autoComplete="one-time-code"
                spellCheck={false}
              />
            )}
          </Field>
        </div>
        <Button type="submit" kind="primary" size="large" wide busy={isChecking} disabled={!isTakenOver}>
          {isChecking ? say.checking : say.submit}
        </Button>
      </form>
    </FocusFrame>
  );
}

/** Keeps the code and loads the site again with it: the page the visitor wanted, else the top. */
function enterWith(context: PageContext, code: string): void {
  const { local, session } = browserStorage();
  local.set(passcodeKey(context.site), code);
  const top = pageHref(context, 'home');
  const wanted = takeDestination(session, window.location.origin);
  const isHere = wanted?.split(/[?#]/)[0] === window.location.pathname;
  window.location.assign(wanted === undefined || isHere ? top : wanted);
}
