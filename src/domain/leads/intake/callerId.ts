import { isFirstName } from './firstNames';
import { saysNothing } from './labels';
import { capitalizeName } from './names';
import { commonName, isTown } from './namesInText';

/** Reads the names that carriers send with calls. */

/** A name as carriers send it: `BELL DANA M`. */
const IN_CAPITALS = /^(\p{Lu}[\p{Lu}'-]+) (\p{Lu}{2,20})((?: \p{Lu})?)$/u;
/** First names that are common last names, too: they tell no order. */
const LAST_TOO =
  /^(?:allen|arnold|austin|bernard|bradley|brady|bruce|bryan|cameron|clay|craig|curtis|dale|daniel|dean|dennis|douglas|duncan|elliot|francis|franklin|gilbert|glenn?|gordon|graham|grant|guy|harvey|henry|howard|hunter|jack|jackson|james|jay|joseph|kelly|kelley|kyle|lane|lawrence|lee|leonard|leroy|leslie|lewis|lloyd|louis|lynn|marshall|martin|mason|may|miles|mitchell|morgan|morris|murray|neil|nelson|nicholas|norman|oliver|owen|parker|patrick|paul|pearl|penny|perry|peter|philip|quinn|randall|ray|reed|rene|rich|roger|roland|rose|ross|roy|russell|ryan|scott|shannon|sherman|simon|spencer|stanley|stephen|stewart|stuart|taylor|terry|thomas|todd|tracy|tyler|vernon|victor|vincent|wade|wallace|walter|ward|wayne|wesley|whitney)$/i;
/** Returns the name of a caller, its first name first; empty for what a carrier sends that knows none. */
export function callerName(name: string): string {
  if (saysNothing(name) || isTown(name)) return '';
  const [, last = '', first = '', initial = ''] = IN_CAPITALS.exec(name) ?? [];
  const isFirst = commonName(capitalizeName(`${first} ${last}`.toLowerCase())) !== '';
  const isLastFirst = isFirst && !isFirstName(last) && !LAST_TOO.test(first);
  return isLastFirst ? `${first}${initial} ${last}` : name;
}
