export * from '../../../../tests/helpers/forms.ts'
