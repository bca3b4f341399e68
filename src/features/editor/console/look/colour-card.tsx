import { useWords } from '#console/console-context.ts';
import { ColourField } from '#console/forms/colour-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import { palette } from '#kernel/theme/palette.ts';
import type { Scheme } from '#kernel/theme/site-theme.ts';
import { colourReading } from '../../rules/colour-reading.ts';
import { editorTexts } from '../editor-texts.ts';
import type { PartField } from '../part/field-of.ts';
import { ColourContrast, schemes } from './colour-contrast.tsx';
import { lookTexts } from './look-texts.ts';
import { usePictureColours } from './use-picture-colours.ts';

interface ColourCardProps {
  field: PartField;
  /** Where nothing is chosen. */
  byDefault: string;
  /** The cover, as documents have it. */
  picture: string | undefined;
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
}

/** The colour of the site, with what it becomes on buttons and links of both schemes. */
export function ColourCard({ field, byDefault, picture, scheme, onScheme }: ColourCardProps) {
  const words = useWords(lookTexts);
  const { settings } = useWords(editorTexts);
  const suggested = usePictureColours(picture);
  const colour = typeof field.value === 'string' ? field.value : byDefault;
  const isColour = colourReading(colour, 'light') !== undefined;
  return (
    <Card title={words.colour}>
      <ColourField
        label={settings.colour}
        hint={settings.colourHint}
        pickerLabel={settings.pickColour}
        offered={palette}
        value={colour}
        error={isColour ? field.error : words.noColour}
        below={field.below}
        onChange={(typed) => field.set(typed === '' ? undefined : typed)}
      />
      {suggested.length === 0 ? null : (
        <div className="hc-look-suggested">
          <p className="hc-hint">{words.fromPicture}</p>
          <div className="hc-swatches">
            {suggested.map((one) => (
              <button
                key={one}
                type="button"
                className="hc-swatch"
                aria-label={one}
                aria-pressed={one === colour.toUpperCase()}
                style={{ background: one }}
                onClick={() => field.set(one)}
              />
            ))}
          </div>
        </div>
      )}
      <ColourContrast colour={colour} />
      <fieldset className="hc-look-scheme" aria-label={words.showScheme}>
        <span className="hc-hint">{words.showScheme}</span>
        {schemes.map((one) => (
          <Button key={one} aria-pressed={scheme === one} onClick={() => onScheme(one)}>
            {words.schemes[one]}
          </Button>
        ))}
      </fieldset>
    </Card>
  );
}
