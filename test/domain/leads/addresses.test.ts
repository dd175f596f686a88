import { describe, expect, it } from 'vitest';
import { addressIn } from '../../../src/domain/leads/addresses';

/** Returns the parts of an address in one text, divided by bars. */
const partsIn = (text: string): string => {
  const { address = '', city = '', state = '', zipCode = '' } = addressIn(text.split('\n'));
  return [address, city, state, zipCode].join('|');
};

describe('an address', () => {
  it.each([
    // On lines of its own.
    ['12 Elm St\nEssex, VT 05452', '12 Elm St|Essex|VT|05452'],
    ['12 Broadway, Hanover NH 03755-1234', '12 Broadway|Hanover|NH|03755-1234'],
    ['P.O. Box 12\nEssex VT 05452 USA', 'P.O. Box 12|Essex|VT|05452'],
    ['12 N. Elm St., Apt 4, Essex, VT 05452', '12 N. Elm St., Apt 4|Essex|VT|05452'],
    // Within a sentence, and without commas.
    ["I'm at 12 Maple St Burlington VT 05401", '12 Maple St|Burlington|VT|05401'],
    ['the house is 44 Elm Street, Stowe', '44 Elm Street|Stowe||'],
    ['We live at 44 Elm Street in Stowe.', '44 Elm Street|Stowe||'],
    [
      'Please come to 7 Old Stage Rd., Essex Junction, VT. Thanks!',
      '7 Old Stage Rd.|Essex Junction|VT|',
    ],
    ['12 Main St Suite NE Essex VT', '12 Main St Suite NE|Essex|VT|'],
    ['12 Main St Suite NE Orland Park, IL 60467', '12 Main St Suite NE|Orland Park|IL|60467'],
    ['at 12 Main St #4 south burlington', '12 Main St #4|South Burlington||'],
    ['12 Main St Apt 2B, St. Albans Vermont', '12 Main St Apt 2B|St. Albans|VT|'],
    ['12 Main St NE Essex', '12 Main St NE|Essex||'],
    ['Meet me at 123 VT Route 15, Jericho', '123 VT Route 15|Jericho||'],
    ['Meet me at 123 Route 15 Jericho', '123 Route 15|Jericho||'],
    ['It is 9 Hill Rd 05401.', '9 Hill Rd|||05401'],
    ['It is 4 First Ave White River Junction VT', '4 First Ave|White River Junction|VT|'],
    ['I live at 12 Elm St\nEssex. Call me', '12 Elm St|Essex||'],
    ['12 Court St, Burlington', '12 Court St|Burlington||'],
    ['12 Main St Hanover NH', '12 Main St|Hanover|NH|'],
    ['12 Elm St Essex Jct VT 05452', '12 Elm St|Essex Jct|VT|05452'],
    ['12 maple street burlington vermont', '12 maple street|Burlington|VT|'],
    ['12 Elm St, Essex, vt 05452', '12 Elm St|Essex|VT|05452'],
    ['623 H St NW Floor 3 Washington DC 20001', '623 H St NW Floor 3|Washington|DC|20001'],
    [
      '4347 W Northwest Hwy Ste 130 Unit 359  Dallas TX  75220-3866',
      '4347 W Northwest Hwy Ste 130 Unit 359|Dallas|TX|75220-3866',
    ],
    ['12-B Oak Street, Essex', '12-B Oak Street|Essex||'],
    ['We rent 12-14 Oak St in Essex', '12-14 Oak St|Essex||'],
    ['12 Oak St, S. Burlington VT', '12 Oak St|South Burlington|VT|'],
    ['12 Oak Street So. Burlington', '12 Oak Street|South Burlington||'],
    ['12 Oak St N, Burlington', '12 Oak St N|Burlington||'],
    ['123 VT-15, Jericho VT', '123 VT-15|Jericho|VT|'],
    ['We are at 123 US-7, Shelburne', '123 US-7|Shelburne||'],
    ['45 Route 7 South, Milton', '45 Route 7 South|Milton||'],
    ['45 Route 7 South Burlington', '45 Route 7|South Burlington||'],
    ['12 Main St South Burlington VT', '12 Main St|South Burlington|VT|'],
    ['12 Elm St.,Essex,VT', '12 Elm St.|Essex|VT|'],
    ['12 Elm St (Essex)', '12 Elm St|Essex||'],
    ['12 Elm St Essex VT05452', '12 Elm St|Essex|VT|05452'],
    ['12 Elm St Essex, VT-05452', '12 Elm St|Essex|VT|05452'],
    ['12 Oak Hill, Stowe, VT', '12 Oak Hill|Stowe|VT|'],
    ['12 Oak Hill Rd. Ext., Essex', '12 Oak Hill Rd. Ext.|Essex||'],
    ['12 Main St. St. Albans', '12 Main St.|St. Albans||'],
    ['12 Elm Hts Essex VT', '12 Elm Hts|Essex|VT|'],
    // Without a town, where it is said to be one.
    ['I live at 12 Oak Street', '12 Oak Street|||'],
    ['My address is 12 Oak St. Please call me.', '12 Oak St.|||'],
    ['The house is at 12 old stage rd apt 4, thanks', '12 old stage rd apt 4|||'],
    ['My house is on 12 Oak St, Nowhere', '12 Oak St|||'],
    // Not certain.
    ['I live at 12 dollars a street', '|||'],
    ['3 windows in the park Essex', '|||'],
    ['We live on 3 acres by Oak Street', '|||'],
    ['We are at 12 Elm St, OK?', '|||'],
    ['Leaky faucet at 12 Elm St, call 802-555-0113', '|||'],
    ['the house is 44 Elm Street, Nowhere', '|||'],
    ['I have 3 windows on the street in Stowe', '|||'],
    ['2 trees fell over Maple Street Burlington', '|||'],
    ['2 trees near Maple Street Burlington', '|||'],
    ['Essex has 12 houses on Main St', '|||'],
    ['12 Elm St is in good condition, OK?', '|||'],
    ['We moved from Essex, 12 years ago', '|||'],
  ])('%j is %s', (text, parts) => expect(partsIn(text)).toBe(parts));
});
