import { useWords } from '#console/console-context.ts';
import { type OperatorRole, operatorRoles } from '#kernel/console/operator-role.ts';
import { signInTexts } from '../sign-in-texts.ts';

/** The names of roles where they stand alone, which begin with a capital in English. */
export function useRoleLabels(): Record<OperatorRole, string> {
  const { roles } = useWords(signInTexts);
  const labels = operatorRoles.map((role) => [role, roles[role].slice(0, 1).toUpperCase() + roles[role].slice(1)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each role has its label.
  return Object.fromEntries(labels) as Record<OperatorRole, string>;
}
