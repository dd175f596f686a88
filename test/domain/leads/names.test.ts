import { describe, expect, it } from 'vitest';
import { readName } from '../../../src/domain/leads/names';

describe('a whole name', () => {
  it.each([
    ['Ada Roy', 'Ada', 'Roy'],
    ['Ada', 'Ada', ''],
    ['Roy, Ada', 'Ada', 'Roy'],
    ['Ada Roy | Roy Farm', 'Ada', 'Roy'],
    ['[EXTERNAL] Ada Roy', 'Ada', 'Roy'],
    ['Ada Roy <ada@example.com>', 'Ada', 'Roy'],
    ['ada.roy', 'Ada', 'Roy'],
    ['J.R. Roy', 'J.R.', 'Roy'],
    ['| ', '|', ''],
    ['Smith, Mary Ann', 'Mary Ann', 'Smith'],
    ['Roy, Mrs. Ada', 'Ada', 'Roy'],
    ['Roy, Dr.', 'Dr.', 'Roy'],
    ['Roy, Ada, Jr.', 'Ada', 'Roy Jr.'],
    ['Ada Roy, Jr.', 'Ada', 'Roy, Jr.'],
    ['Essex Lumber, LLC', 'Essex', 'Lumber, LLC'],
    ['Dr. Ada Roy', 'Ada', 'Roy'],
    ['MRS ADA ROY', 'ADA', 'ROY'],
    ['Mr. & Mrs. Ada Roy', 'Ada', 'Roy'],
    ['Mr. Ben and Mrs. Ada Roy', 'Ben and Ada', 'Roy'],
    ['Capt. Ada Roy', 'Ada', 'Roy'],
    ['Judge Roy', 'Judge', 'Roy'],
    ['"Ada Roy"', 'Ada', 'Roy'],
    ['Hernandez Rivera, Esperanza', 'Esperanza', 'Hernandez Rivera'],
    ['John Smith, Dr.', 'John', 'Smith'],
    ['Popp, Dr. Margit, MSc', 'Margit', 'Popp MSc'],
    ['Margit Popp, MSc', 'Margit', 'Popp, MSc'],
    ['Ms Ada Roy-Lee, MD, FACP', 'Ada', 'Roy-Lee, MD, FACP'],
    ['Tiptree, James Jr.', 'James', 'Tiptree Jr.'],
    ['Smith Jr., John', 'John', 'Smith Jr.'],
    ['Ma, Andrew', 'Andrew', 'Ma'],
    // A nickname belongs to the first name.
    ['Ada (Addie) Roy', 'Ada (Addie)', 'Roy'],
    ['Ada "Addie" Roy', 'Ada "Addie"', 'Roy'],
    ['"Roy, Ada" <ada@example.com>', 'Ada', 'Roy'],
    ['Ada Roy [EXTERNAL]', 'Ada', 'Roy'],
    ['Ada "Little Addie" Roy, Jr.', 'Ada "Little Addie"', 'Roy, Jr.'],
    ['Ada Roy (she/her)', 'Ada', 'Roy'],
    ['Ada Roy (wife of Ben)', 'Ada', 'Roy (wife of Ben)'],
    ['Ada Roy, M.Ed', 'Ada', 'Roy, M.Ed'],
    ['Ada Roy, Roy Farm LLC', 'Ada', 'Roy, Roy Farm LLC'],
    // A couple.
    ['Ada + Ben Roy', 'Ada + Ben', 'Roy'],
    ['Ada & Ben Roy', 'Ada & Ben', 'Roy'],
    ['Ada and Ben Roy', 'Ada and Ben', 'Roy'],
    ['Roy, Ada & Ben', 'Ada & Ben', 'Roy'],
    ['Mr. & Mrs. Roy', 'Mr. & Mrs.', 'Roy'],
    ['Stone & Jones', 'Stone & Jones', ''],
    // All that is there.
    ['Mrs. Roy', 'Mrs.', 'Roy'],
    ['Dr.', 'Dr.', ''],
    ['Andy Roy', 'Andy', 'Roy'],
    ['Drew Roy', 'Drew', 'Roy'],
    ['Roy,', 'Roy', ''],
    [', Ada', 'Ada', ''],
    ['', '', ''],
  ])('%j is %j %j', (text, firstName, lastName) => {
    expect(readName(text)).toEqual({ firstName, lastName });
  });
});
