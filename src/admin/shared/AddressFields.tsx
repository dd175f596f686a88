import { Box } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { addressOfField, isAddressAlone } from '../../domain/leads/intake/addresses';
import type { Place } from '../../domain/leads/intake/towns';
import { FormTextField, NAME_PROPS, type FormFieldProps } from '../../ui/form/formParts';

/** The parts of an address in a form, as they are typed. */
type AddressValues = Required<Place>;

interface AddressFieldsProps<Values extends FieldValues, Output> {
  /** Returns the props that connect a field to the form. */
  field: (name: keyof AddressValues, label: string) => FormFieldProps<Values, Output>;
  form: {
    getValues: () => AddressValues;
    getFieldState: (name: keyof AddressValues) => { isDirty: boolean };
    setValue: (
      name: keyof AddressValues,
      value: string,
      options: { shouldDirty: true; shouldValidate: true },
    ) => void;
  };
}

/** The fields of an address, inside a `FormGroup`. A whole one in the first, as maps copy it, is parted once that is left. */
export function AddressFields<Values extends FieldValues, Output>({
  field,
  form,
}: AddressFieldsProps<Values, Output>) {
  const partWhole = (): void => {
    if (!form.getFieldState('address').isDirty) return;
    const { address, city, zipCode } = form.getValues();
    const found = addressOfField(address);
    // Nothing of it is lost.
    const isWhole = found.address !== undefined && isAddressAlone(address, found.address);
    if (city !== '' || zipCode !== '' || !isWhole) return;
    for (const [name, value] of Object.entries(found))
      form.setValue(name as keyof AddressValues, value, {
        shouldDirty: true,
        shouldValidate: true,
      });
  };
  return (
    <>
      <FormTextField {...field('address', 'Address')} isWide onBlur={partWhole} {...NAME_PROPS} />
      <FormTextField {...field('city', 'City')} {...NAME_PROPS} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1.4fr', gap: 2 }}>
        <FormTextField {...field('state', 'State')} autoComplete="off" />
        <FormTextField
          {...field('zipCode', 'ZIP Code')}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Box>
    </>
  );
}
