import { SHEET_PAGE } from '../../../src/app/addresses';
import { sheetOfEstimate } from '../../../src/domain/estimates/sheet';
import { writeSheet } from '../../../src/domain/estimates/sheetLink';
import { aLead, aLine, anEstimate } from '../../support/entities';

const LINES = [
  aLine({ quantity: 2.5, unit: 'hours', unitPriceCents: 8_500 }),
  aLine({ description: 'Pressure-treated lumber for the stringers and treads of the back steps' }),
];
/** The link of an estimate, as a customer opens it. */
export const ESTIMATE_LINK = `${SHEET_PAGE}${
  writeSheet(
    sheetOfEstimate(
      anEstimate({ lines: LINES, discountCents: 5_000, validUntil: '', notes: 'On a dry day.' }),
      aLead(),
    ),
  )?.fragment
}`;
