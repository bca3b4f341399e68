import { useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { UserIcon } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/section.tsx';
import type { ExhibitorAdministrator } from '../../contract/detail.ts';
import { boothDetailTexts } from './booth-detail-texts.ts';

/** The people who speak for the booth. */
export function BoothStaff({ staff }: { staff: readonly ExhibitorAdministrator[] }) {
  const say = useTexts(boothDetailTexts);
  if (staff.length === 0) return null;
  return (
    <Section title={say.staff}>
      <ul className="hb-booth-staff">
        {staff.map(({ id, nickname, position, image }) => (
          <li key={id} className="hb-booth-person">
            {image ? (
              <SitePicture className="hb-booth-face" picture={image} alt="" ratio="1-1" sizes="3rem" />
            ) : (
              <span className="hb-booth-face hb-booth-face-blank">
                <UserIcon />
              </span>
            )}
            <span>
              <span className="hb-booth-person-name">{nickname}</span>
              {position ? <span className="hb-booth-person-position">{position}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
