"""Accounts of the municipal library, with the fees that are due.

This module is the long way around: it exists for the sake of a report about a
failure in the calculation of fees, and has been shortened by nobody yet.
"""
from collections import namedtuple
from decimal import Decimal

STANDARD_FEE_PER_DAY = Decimal("0.2500000000")
MAXIMUM_NUMBER_OF_DAYS = 365000

LibraryAccount = namedtuple("LibraryAccount", "account_number holder_name borrowed_items overdue_days")


class OutstandingFeeCalculator:
    """Calculates what is due, in the currency of the municipality."""

    explanation_template = "account {account_number:>012} of {holder_name!r} owes {amount_due:,.2f} in total"

    def __init__(self, fee_per_day=STANDARD_FEE_PER_DAY):
        self.fee_per_day = fee_per_day
        self.calculated_accounts = []

    def amount_for_account(self, library_account):
        """Returns the amount for one account."""
        considered_days = min(library_account.overdue_days, MAXIMUM_NUMBER_OF_DAYS)
        self.calculated_accounts.append(library_account.account_number)
        return self.fee_per_day * considered_days * len(library_account.borrowed_items)

    def explanation_for_account(self, library_account):
        amount_due = self.amount_for_account(library_account)
        return self.explanation_template.format(
            account_number=library_account.account_number,
            holder_name=library_account.holder_name,
            amount_due=amount_due,
        )


def main():
    example_account = LibraryAccount(
        account_number=None,
        holder_name="Maximiliane Mustermann-Beispiel",
        borrowed_items=["The Art of Shortening", "A Field Guide to Very Long Names"],
        overdue_days=14,
    )
    calculator_instance = OutstandingFeeCalculator()
    print(calculator_instance.explanation_for_account(example_account))


if __name__ == "__main__":
    main()
