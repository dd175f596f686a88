import { describe, expect, it } from 'vitest';
import {
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  leadFieldText,
  REQUEST_FIELD_NAMES,
  requestField,
} from '../../../src/domain/leads/fields';
import { emptyLead, leadFromRequest } from '../../../src/domain/leads/rules';
import { leadFieldsSchema } from '../../../src/domain/leads/schema';
import { matchesLeadFilter } from '../../../src/domain/leads/search';
import { aLead, filledLead, filledRequest, leadFieldSample } from '../../support/entities';

describe("the description of a lead's fields", () => {
  it('has every field of the schema', () => {
    expect(LEAD_FIELD_NAMES.toSorted()).toEqual(
      [...Object.keys(leadFieldsSchema.entries), 'stage'].toSorted(),
    );
  });

  it.each(LEAD_FIELD_NAMES)('says whether the search finds %s', (name) => {
    const { isSearched } = LEAD_FIELDS[name];
    const lead = aLead({ ...emptyLead(), [name]: leadFieldSample(name) });
    const search = leadFieldText(filledLead()[name]).split(',')[0] ?? '';
    expect(matchesLeadFilter(lead, { search, stage: '', source: '' })).toBe(isSearched);
  });
});

it.each([
  [true, 'yes'],
  [false, 'no'],
  [['roof', 'porch'], 'roof, porch'],
  [1250.5, '1250.5'],
  ['Essex', 'Essex'],
])('the value %j is shown as %j', (value, text) => expect(leadFieldText(value)).toBe(text));

describe("the description of a request's fields", () => {
  it.each(REQUEST_FIELD_NAMES)('names the fields of the lead that %s fills in', (name) => {
    const lead = leadFromRequest(filledRequest());
    for (const field of requestField(name).fills) {
      expect(lead[field], field).not.toEqual(emptyLead()[field]);
    }
  });
});
