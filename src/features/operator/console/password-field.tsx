import { useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { TextField, type TextFieldProps } from '#console/forms/text-field.tsx';
import { signInTexts } from './sign-in-texts.ts';

/** A password that can be looked at. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const words = useWords(signInTexts);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      below={
        <button
          type="button"
          className="hc-text-button"
          aria-pressed={isShown}
          onClick={() => setShown((before) => !before)}
        >
          {isShown ? words.hidePassword : words.showPassword}
        </button>
      }
    />
  );
}
