import type { Lead } from '../../domain/leads/schema';

/** The headings of the files that people have, and what they hold. */

/** Returns a heading without case, signs and spaces, `#` for a number: `phone#value`. */
export const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/\d+/g, '#');

/** Headings of names that are not given in parts, and of firms, which stand for a name that is not given. */
export const WHOLE_NAMES =
  'name fullname displayname customername customer clientname client contactname contact fileas companyname company organizationname organization#name businessname';

/**
 * Other headings of a field than its label, the best first: where a cell is empty, the next one is taken.
 * Of Google Contacts (old and new), Outlook, Thunderbird, Apple Contacts, Jobber, Housecall Pro and Square.
 */
export const OTHER_HEADINGS: Partial<Record<keyof Lead, string>> = {
  firstName: `first givenname given forename ${WHOLE_NAMES}`,
  lastName: 'last familyname surname',
  email:
    'emailaddress mail emails primaryemail email#value email#address email# personalemail homeemail workemail businessemail otheremail secondaryemail',
  phone:
    'mobile mobilephone mobilenumber mobilephones cell cellphone cellnumber iphone phonenumber telephone tel phones phone#value phone# phone#number mainphone mainphones primaryphone homephone homephone# homenumber homephones workphone worknumber workphones businessphone businessphone# companymainphone otherphone otherphones carphone fax faxnumber homefax workfax businessfax otherfax',
  address:
    'street streetaddress address# addressline# street# streetaddress# servicestreet# address#street homestreet homeaddress billingstreet# businessstreet workaddress otherstreet address#formatted',
  city: 'town servicecity address#city homecity billingcity businesscity workcity othercity',
  state:
    'province region servicestate address#region homestate billingstate businessstate workstate otherstate',
  zipCode:
    'zip postalcode postcode servicezipcode servicezip address#postalcode homepostalcode homezipcode billingzipcode billingzip businesspostalcode workzipcode otherpostalcode',
  leadSource: 'source',
  serviceType: 'service',
  projectDescription: 'description project message',
  estimatedValue: 'value estimate amount',
  notes: 'note memo customernotes comments',
  createdDate: 'createdat dateadded datecreated',
};

/** The column before a number that names its kind, in files of Google. */
export const PHONE_LABEL = /^phone \d+ - (?:type|label)$/i;
