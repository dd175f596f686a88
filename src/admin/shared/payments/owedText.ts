import type { Owed } from '../../../domain/payments/rules';
import { formatCents } from '../../../lib/money';

/** Says what is owed: all of it as `$500`, the rest as `$300 of $500`. */
export function owedText({ owedCents, paidCents }: Pick<Owed, 'owedCents' | 'paidCents'>): string {
  if (owedCents + paidCents === 0) return 'No price yet';
  return paidCents > 0 && owedCents > 0
    ? `${formatCents(owedCents)} of ${formatCents(owedCents + paidCents)}`
    : formatCents(owedCents);
}
