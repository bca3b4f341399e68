import { useWords } from '#console/console-context.ts';
import { type ColourReading, colourReading } from '../../rules/colour-reading.ts';
import { lookTexts } from './look-texts.ts';
import './look.css';

export const texts = [lookTexts];

export const schemes = ['light', 'dark'] as const;

/** What a colour becomes on buttons and links of both schemes, with its contrast; nothing where it is no colour. */
export function ColourContrast({ colour }: { colour: string }) {
  const words = useWords(lookTexts);
  if (colourReading(colour, 'light') === undefined) return null;
  return (
    <div className="hc-look-samples" aria-live="polite">
      {schemes.map((one) => {
        const read = colourReading(colour, one);
        return read === undefined ? null : <Sample key={one} name={words.schemes[one]} read={read} />;
      })}
    </div>
  );
}

function Sample({ name, read }: { name: string; read: ColourReading }) {
  const words = useWords(lookTexts);
  const button = read.isButtonOwn ? (read.isTextWhite ? words.buttonWhite : words.buttonDark) : words.buttonChanged;
  const link = read.isLinkOwn ? words.linkOwn : words.linkChanged;
  return (
    <div className="hc-look-sample">
      <div className="hc-look-picture" style={{ background: read.page }} aria-hidden="true">
        <span className="hc-look-button" style={{ background: read.button, color: read.onButton }}>
          {words.sampleButton}
        </span>
        <span style={{ color: read.link, textDecoration: 'underline' }}>{words.sampleLink}</span>
      </div>
      <p>
        <strong>{name}</strong>
        <br />
        {button(read.ratio)} {link(read.linkRatio)}
      </p>
    </div>
  );
}
